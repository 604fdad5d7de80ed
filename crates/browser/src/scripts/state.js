// What the page asks for now, and how many steps of the game are saved.
const [id] = arguments;
const saved = localStorage.getItem(`ghost-stories/game/${id}`);
const there = (css) => Boolean(document.querySelector(css));
const choices = [...document.querySelectorAll("#actions [data-choice]")].map((button) => button.dataset.choice);
return {
  steps: saved ? JSON.parse(saved).steps.length : null,
  asks: there("#ending") ? "nothing" : there("#reroll") ? "dice" : there(".split") ? "split" : "list",
  choices: [...new Set(choices)].sort(),
};
