// Where the focus is, and if it can be seen there.
const element = document.activeElement;
if (!element || element === document.body) return { part: null };
const parts = { skip: ".skip", header: "header", forecast: ".outlook", table: "svg.table", actions: "#actions", panels: ".panel-side" };
const part = Object.keys(parts).find((name) => element.closest(parts[name])) ?? element.tagName;
const outlined = (at) => at && getComputedStyle(at).outlineStyle !== "none" && parseFloat(getComputedStyle(at).outlineWidth) >= 2;
const glow = element.querySelector?.(".glow");
const glows = glow && getComputedStyle(glow).stroke !== "none" && parseFloat(getComputedStyle(glow).strokeWidth) >= 2;
const seen = Boolean(outlined(element) || outlined(element.parentElement) || glows || element.closest(".skip"));
return { part, seen, element: `${element.tagName}#${element.id}.${element.getAttribute("class") ?? ""}` };
