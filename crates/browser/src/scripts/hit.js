// A point at which a pointer hits the element, once it is scrolled into sight; nothing while it is missing, disabled or covered.
const [css] = arguments;
const element = document.querySelector(css);
if (!element || element.disabled) return null;
element.scrollIntoView({ block: "nearest", inline: "nearest" });
const box = element.getBoundingClientRect();
const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
for (const down of parts) {
  for (const across of parts) {
    const [x, y] = [Math.round(box.left + across * box.width), Math.round(box.top + down * box.height)];
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return [x, y];
  }
}
return null;
