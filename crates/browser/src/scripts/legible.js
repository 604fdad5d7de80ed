// How legible table and panel are in this window: the smallest word, number and target, the table's share, and what is out of sight.
const least = { word: null, number: null, target: null };
const short = (words) => words.replace(/\s+/g, " ").trim().slice(0, 40);
const called = (element) => element.id || `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
const smaller = (name, size, what) => {
  if (!least[name] || size < least[name].size - 0.01) least[name] = { size: Math.round(size * 10) / 10, what };
};
const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".hidden, .skip, [hidden]");

// Numbers that decide: resistance, Qi, Tao, odds, and in how many turns a tile is haunted.
const NUMBERS = ".weakened text, .need, .need text, .chance text, .threat text, .board .number, .board .count, .held b, .stock .amount, .option .odds, .chances b, .cave .count, .villagers .count";
const walker = document.createTreeWalker(document.querySelector(".play"), NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const { parentElement: element, data } = walker.currentNode;
  if (!data.trim() || element.closest("option") || !isSeen(element)) continue;
  let size = parseFloat(getComputedStyle(element).fontSize);
  const svg = element.closest("svg");
  if (svg) {
    // A drawing may be scaled, and a word narrowed until it fits.
    const scale = element.getScreenCTM?.().a ?? 1;
    const fitted = element.getAttribute?.("textLength");
    const narrowed = fitted ? Math.min(1, fitted / naturalLength(element)) : 1;
    size *= scale * Math.min(1, narrowed / 0.75);
  }
  smaller(element.closest(NUMBERS) ? "number" : "word", size, short(data));
}

function naturalLength(text) {
  const copy = text.cloneNode(true);
  copy.removeAttribute("textLength");
  text.parentNode.append(copy);
  const length = copy.getComputedTextLength();
  copy.remove();
  return length || 1;
}

// What takes a click: of a thing of the drawing, the parts that a pointer hits.
const hit = (element) => {
  if (!(element instanceof SVGElement)) return element.getBoundingClientRect();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of element.querySelectorAll("rect, circle, path, use, text")) {
    if (getComputedStyle(part).pointerEvents === "none" || part.closest(".thing") !== element) continue;
    const box = part.getBoundingClientRect();
    [left, top, right, bottom] = [Math.min(left, box.left), Math.min(top, box.top), Math.max(right, box.right), Math.max(bottom, box.bottom)];
  }
  return { width: right - left, height: bottom - top };
};
for (const element of document.querySelectorAll(".play :is(.thing, button, a, select, summary, input, textarea), .bar :is(button, a, select)")) {
  if (!isSeen(element) || element.matches("input[type=file]") || element.closest("p")) continue;
  const style = getComputedStyle(element);
  if (style.pointerEvents === "none") continue;
  // A field is as large as the label around it, a slider as high as it can be hit.
  const { width, height } = hit(element.closest("label") ?? element);
  if (width > 0 && height > 0) smaller("target", Math.min(width, height), called(element));
}

const box = (css) => document.querySelector(css)?.getBoundingClientRect();
const { clientWidth: width, clientHeight: height } = document.documentElement;
const table = box("svg.table");
const [rail, panel] = [box(".play > .rail"), box(".play > .panel-side")];
const upright = panel.top >= table.bottom - 1;
const leftOver = upright
  ? [width, panel.top - rail.bottom]
  : [panel.left - (rail.right <= table.left + 1 ? rail.right : 0), height];

// Board, prompt, keypad or options, and the last row.
const hidden = ["svg.table", "#actions .asks", "#actions .keypad, #actions .choices", "#actions .last"].filter((css) => {
  const part = box(css);
  return !part || part.left < -1 || part.top < -1 || part.right > width + 1 || part.bottom > height + 1;
});
const cut = ["#actions .prompt", "#actions .keypad", "#actions .last", "#actions .decider"].filter((css) => {
  const part = document.querySelector(css);
  return part && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2);
});
const words = [...document.querySelectorAll(".keypad .words, .last span:not(.hidden), .part span")];
cut.push(...words.filter((word) => isSeen(word) && word.scrollWidth > word.clientWidth + 1).map((word) => short(word.textContent)));
return {
  ...least,
  share: (table.width * table.height) / (width * height),
  room: Math.min(table.width, table.height) / Math.min(...leftOver),
  hidden,
  cut,
  sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
};
