// Everything whose words do not fit: out of the window, wider than their box, or over the frame of their tile, card or board.
const [width] = arguments;
const problems = [];
const called = (element) => {
  const classes = [...element.classList].map((name) => `.${name}`).join("");
  return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""}${classes}`;
};
const say = (what, element, words) => problems.push(`${what}: ${called(element)} "${words.trim().slice(0, 60)}"`);
const ownWords = (element) => [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join("").trim();
const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".hidden, .skip, [aria-hidden=true]:not(.place > span)");

if (document.documentElement.scrollWidth > width) {
  problems.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`);
}

const pen = document.createElement("canvas").getContext("2d");
const widthOf = (words, style) => {
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return pen.measureText(words).width;
};

const lookAtField = (element) => {
  // Over a tile of the form lies a list that is not seen; the words below it are.
  if (!element.checkVisibility({ opacityProperty: true })) return;
  const style = getComputedStyle(element);
  const words = element.tagName === "SELECT" ? element.selectedOptions[0]?.text : element.value || element.placeholder;
  if (!words || element.readOnly) return;
  const arrow = element.tagName === "SELECT" ? 16 : 0;
  const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  const needed = widthOf(words, style);
  if (needed > room + 1) say(`cut off, ${Math.round(needed)} in ${Math.round(room)}`, element, words);
};

const lookAtWords = (element, words) => {
  const box = element.getBoundingClientRect();
  if (box.right > width + 1 || box.left < -1) say("out of the window", element, words);
  const style = getComputedStyle(element);
  if (style.display === "inline") return;
  // A long name is cut short where the person's colour stands before it.
  const shortened = element.matches(".decider b") && style.textOverflow === "ellipsis";
  if (!shortened && element.scrollWidth > element.clientWidth + 1) say("wider than its box", element, words);
  if (!/auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 3) say("higher than its box", element, words);
};

for (const element of document.querySelectorAll("body *:not(svg, svg *)")) {
  if (!isSeen(element)) continue;
  if (element.matches("select, input[type=text], input[type=search]")) {
    lookAtField(element);
    continue;
  }
  const words = ownWords(element);
  if (words && element.tagName !== "OPTION") lookAtWords(element, words);
  const scrolls = /auto|scroll|hidden/.test(getComputedStyle(element).overflowX);
  if (scrolls && !element.matches(".decider b, .hand") && element.scrollWidth > element.clientWidth + 1) say("scrolls sideways", element, element.innerText);
}

const FRAMES = ":scope > .frame, :scope > .face, :scope > .plate, :scope > .ground, :scope > .label, :scope > rect";
const frameOf = (text) => {
  for (let group = text.parentElement; group && group.tagName !== "svg"; group = group.parentElement) {
    const frame = group.querySelector(FRAMES);
    if (frame && !frame.matches(".glow")) return frame;
  }
  return null;
};
for (const text of document.querySelectorAll("svg text")) {
  if (!isSeen(text.closest("svg")) || !text.textContent.trim()) continue;
  const frame = frameOf(text)?.getBoundingClientRect();
  const { left, right, top, bottom } = text.getBoundingClientRect();
  // Nothing of a number is below its line.
  const below = /^\d+$/.test(text.textContent) ? parseFloat(getComputedStyle(text).fontSize) / 4 : 0;
  const box = { left, right, top, bottom: bottom - below };
  if (frame && (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 2 || box.top < frame.top - 2)) {
    say("over its frame", text, text.textContent);
  }
}
return [...new Set(problems)];
