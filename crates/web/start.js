import init from "./{script}";

// Links to tables, days and finished games are paths, so that they have a title and a picture where they are shown. The page goes by `#`.
const [, kind, name = ""] = location.pathname.match(/\/(table|day|game)(?:\/([^/]+))?\/?$/) ?? [];
if (kind) {
  const screen = { table: "table", day: "daily", game: "finished" }[kind];
  const to = location.hash.length > 1 ? location.hash : `#/${screen}/${name}`;
  history.replaceState(null, "", new URL(`./${to}`, import.meta.url));
}

const failed = (error) => {
  const opening = document.getElementById("opening");
  if (opening) {
    opening.removeAttribute("aria-busy");
    opening.textContent = `The game could not start: ${error.message ?? error}. Reload the page, or try a newer browser.`;
  }
};

// The words of one language are loaded beside the program: of the one chosen before, or of the first that the browser asks for.
const languages = ["{languages}"];
const kept = (name) => {
  try {
    return localStorage.getItem(`ghost-stories/${name}`);
  } catch {
    return null;
  }
};
const wanted = [kept("language"), ...navigator.languages].map((code) => code?.slice(0, 2).toLowerCase());
const language = wanted.find((code) => languages.includes(code)) ?? languages[0];
document.documentElement.lang = language;
window.firstWords = fetch(new URL(`./{words}-${language}.txt`, import.meta.url)).then((file) =>
  file.ok ? file.text() : Promise.reject(new Error(`the words did not come (${file.status})`)),
);
window.firstWords.catch(failed);

// The page never shows itself in another look than it will have.
const asks = (wish) => matchMedia(wish).matches;
const wished = asks("(prefers-contrast: more)") ? "contrast" : asks("(prefers-color-scheme: light)") ? "paper" : "dark";
document.documentElement.dataset.look = ["dark", "paper", "contrast"].find((look) => look === kept("look")) ?? wished;

init({ module_or_path: new URL("./{wasm}", import.meta.url) }).catch(failed);

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("./offline.js").catch(() => {});
}
