// What is wrong with the parts of the page: its main part, its headings, its ids.
const problems = [];
const count = (css) => document.querySelectorAll(css).length;
if (count("main") !== 1) problems.push(`${count("main")} main parts`);
if (count("header") !== 1) problems.push(`${count("header")} headers`);
// The table is its own heading; a text needs one.
if (count("h1") > 1 || (count("h1") === 0 && count("svg.table") === 0)) problems.push(`${count("h1")} first headings`);
const levels = [...document.querySelectorAll("h1, h2, h3, h4")].map((heading) => Number(heading.tagName[1]));
levels.forEach((level, index) => {
  if (index > 0 && level > levels[index - 1] + 1) problems.push(`a heading of level ${level} follows one of level ${levels[index - 1]}`);
});
const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
if (twice.length) problems.push(`ids used twice: ${[...new Set(twice)].join(", ")}`);
for (const name of ["aria-labelledby", "aria-controls", "aria-describedby", "for"]) {
  for (const element of document.querySelectorAll(`[${name}]`)) {
    const id = element.getAttribute(name);
    if (!document.getElementById(id)) problems.push(`${name} leads to ${id}, which is not there`);
  }
}
return [...new Set(problems)];
