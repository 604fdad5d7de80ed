// Every text whose colour is too near to what is behind it.
const [least] = arguments;
const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const parse = (colour) => {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
};
const over = ([r, g, b, a], [r2, g2, b2]) => [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1];
const light = ([r, g, b]) => {
  const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};
const contrast = (one, other) => {
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};
// The colours that may be behind an element: a gradient gives several.
const behind = (element) => {
  if (!element) return [[22, 20, 27, 1]];
  const style = getComputedStyle(element);
  const plain = parse(style.backgroundColor);
  const gradient = style.backgroundImage === "none" ? [] : (style.backgroundImage.match(/rgba?\([^)]*\)/g) ?? []).map(parse);
  if (plain[3] === 1 && !gradient.length) return [plain];
  const below = plain[3] === 1 ? [plain] : behind(element.parentElement).map((colour) => over(plain, colour));
  return [...below, ...gradient.flatMap((colour) => below.map((one) => over(colour, one)))];
};
const faint = (element) => {
  let opacity = 1;
  for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
};
// What is drawn under a word of a drawing: its own outline, or all shapes before it that reach its middle. Pictures are no ground for words.
const shapes = new Map();
const drawnUnder = (text, svg) => {
  const style = getComputedStyle(text);
  if (style.paintOrder.startsWith("stroke") && parseFloat(style.strokeWidth) >= 2) return [parse(style.stroke)];
  if (!shapes.has(svg)) shapes.set(svg, [...svg.querySelectorAll("rect, circle, path")].filter((shape) => shape.checkVisibility()));
  const box = text.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  let grounds = behind(svg.parentElement);
  for (const shape of shapes.get(svg)) {
    if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
    const { left, right, top, bottom } = shape.getBoundingClientRect();
    const { fill, fillOpacity } = getComputedStyle(shape);
    if (fill === "none" || x < left || x > right || y < top || y > bottom) continue;
    const colour = parse(fill);
    colour[3] *= Number(fillOpacity) * faint(shape);
    if (colour[3] > 0) grounds = grounds.map((ground) => over(colour, ground));
  }
  return grounds;
};
const problems = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const { parentElement: element, data } = walker.currentNode;
  if (!data.trim() || element.closest("script, style, noscript, option, .hidden, .skip, :disabled")) continue;
  if (!element.checkVisibility({ visibilityProperty: true })) continue;
  const svg = element.closest("svg");
  const colour = parse(svg ? getComputedStyle(element).fill : getComputedStyle(element).color);
  colour[3] *= faint(element);
  const worst = Math.min(...(svg ? drawnUnder(element, svg) : behind(element)).map((ground) => contrast(over(colour, ground), ground)));
  if (worst < least) problems.add(`${worst.toFixed(2)}: ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${data.trim().slice(0, 40)}"`);
}
return [...problems];
