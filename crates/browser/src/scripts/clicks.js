// Writes down what clicks reach: a click that is swallowed on the way reaches nothing. A file that is given out is a click on a link.
window.clicks = [];
const nameOf = (element) => {
  const { id, dataset } = element;
  const choice = (dataset.choice ?? dataset.choices ?? "").split(" ")[0];
  return id || (dataset.verb && `verb ${dataset.verb}`) || (choice && `choice ${choice}`) || `${element.className.baseVal ?? element.className} ${element.getAttribute("aria-label") ?? element.innerText ?? ""}`.trim().slice(0, 60);
};
addEventListener("click", (event) => {
  const thing = event.target.closest?.("button, a, summary, .thing");
  if (thing) window.clicks.push({ thing: nameOf(thing), choice: thing.dataset.choice ?? "" });
});
const click = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function () {
  if (this.download) window.clicks.push({ thing: "a file", choice: "" });
  else click.call(this);
};
// The save button gives out a file, which is what it is for.
window.clickedThings = () => {
  // A button may count what it was clicked for.
  const names = window.clicks.map(({ thing, choice }) => `${thing.replace(/[0-9]+/g, "")} ${choice}`.trim());
  return names.filter((name, index) => name !== "a file" || !/save/.test(names[index - 1] ?? ""));
};
// Marks the next button or lit thing of a kind that is not known yet, and tells its kind.
window.unknownButton = (known) => {
  document.querySelectorAll("[data-double]").forEach((element) => element.removeAttribute("data-double"));
  for (const element of document.querySelectorAll(".play :is(button, summary, .thing.hot)")) {
    if (element.disabled || !element.checkVisibility({ visibilityProperty: true })) continue;
    const kind = nameOf(element).replace(/[-0-9].*$/, "");
    if (known.includes(kind)) continue;
    element.setAttribute("data-double", "yes");
    return kind;
  }
  return null;
};
// True if a game is no longer as it was saved, or another screen is shown.
window.hasMoved = (name, saved) =>
  location.hash !== `#/game/${name}` || localStorage.getItem(`ghost-stories/game/${name}`) !== saved;
