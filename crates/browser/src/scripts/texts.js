// Every text of the page that is read or spoken, with the place where it stands.
const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const { parentElement, data } = walker.currentNode;
  if (!parentElement.closest("script, style, noscript, #language, option[value=en]") && data.trim()) texts.push(data.trim());
}
for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
  for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name).trim());
}
return [...new Set(texts)];
