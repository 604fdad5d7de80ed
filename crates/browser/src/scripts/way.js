// The arrow key that leads from the focused thing towards the one of this id.
const [id] = arguments;
const here = document.activeElement;
if (!here?.classList.contains("thing")) return null;
if (here.id === id) return "here";
const middle = (element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};
const [[x, y], [toX, toY]] = [middle(here), middle(document.getElementById(id))];
const [across, down] = [toX - x, toY - y];
if (Math.abs(across) > Math.abs(down)) return across > 0 ? "right" : "left";
return down > 0 ? "down" : "up";
