// Makes a choice for the one at this screen, if one is asked for: "over", "acted" or "waits".
if (document.querySelector("#ending")) return "over";
const one = (css) => {
  const found = [...document.querySelectorAll(css)].filter((button) => !button.disabled);
  return found[Math.floor(Math.random() * found.length)];
};
const button = one(".ask [data-choice]") ?? one(".choices [data-choice]") ?? one("#actions [data-choice], #actions [data-choices]") ?? one("#actions #spend") ?? one("#reroll");
button?.click();
return button ? "acted" : "waits";
