// What the page asks for now, and how many steps of the game are saved.
const [id] = arguments;
const saved = localStorage.getItem(`ghost-stories/game/${id}`);
const there = (css) => Boolean(document.querySelector(css));
const choices = [...document.querySelectorAll("#actions [data-choice]")].map((button) => button.dataset.choice);
// A key of the keypad stands for several.
for (const key of document.querySelectorAll("#actions [data-choices]")) choices.push(...key.dataset.choices.split("|"));
return {
  steps: saved ? JSON.parse(saved).steps.length : null,
  asks: there("#ending") ? "nothing" : there("#reroll") ? "dice" : there(".split") ? "split" : "list",
  choices: [...new Set(choices)].sort(),
};
