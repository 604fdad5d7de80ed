// Everything that is too small for a finger.
const [thing, button] = arguments;
const problems = new Map();
const say = (key, words) => problems.has(key) || problems.set(key, words);
for (const element of document.querySelectorAll(".thing")) {
  const { width, height } = element.getBoundingClientRect();
  // In the drawer, on Wu-Feng's page, or on the other level of the village.
  if (width === 0 && height === 0) continue;
  const least = Math.min(width, height);
  // Tokens on a board are small; the same choices stand as full buttons in the list, which is enough (WCAG 2.5.8, "equivalent").
  if (least < thing && !/^(held|yin-yang|artifact)-/.test(element.id)) say(element.id, `${element.id} is ${width.toFixed(0)} by ${height.toFixed(0)}`);
}
for (const element of document.querySelectorAll("button, .button, select, summary, a, input:not([type=range]):not([type=file])")) {
  if (!element.checkVisibility() || element.closest(".skip")) continue;
  // A field is as large as the label around it; a link within a sentence may be as high as the sentence.
  const tapped = element.closest("label") ?? element;
  const inline = element.matches("p a, small a, .rules a");
  const { height, width } = tapped.getBoundingClientRect();
  const least = inline ? thing : element.matches("button, .button") ? button : thing;
  if (height < least - 0.5) say(`${element.className}`, `${element.tagName.toLowerCase()}.${element.className} "${(element.innerText || element.ariaLabel || "").trim().slice(0, 30)}" is ${width.toFixed(0)} by ${height.toFixed(0)}`);
}
return [...problems.values()];
