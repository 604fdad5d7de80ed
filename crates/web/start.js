import init from "./{script}";

const failed = (error) => {
  const opening = document.getElementById("opening");
  if (opening) {
    opening.removeAttribute("aria-busy");
    opening.textContent = `The game could not start: ${error.message ?? error}. Reload the page, or try a newer browser.`;
  }
};

// The words of one language are loaded beside the program: of the one chosen before, or of the first that the browser asks for.
const languages = ["{languages}"];
const kept = () => {
  try {
    return localStorage.getItem("ghost-stories/language");
  } catch {
    return null;
  }
};
const wanted = [kept(), ...navigator.languages].map((code) => code?.slice(0, 2).toLowerCase());
const language = wanted.find((code) => languages.includes(code)) ?? languages[0];
document.documentElement.lang = language;
window.firstWords = fetch(new URL(`./{words}-${language}.txt`, import.meta.url)).then((file) =>
  file.ok ? file.text() : Promise.reject(new Error(`the words did not come (${file.status})`)),
);
window.firstWords.catch(failed);

init({ module_or_path: new URL("./{wasm}", import.meta.url) }).catch(failed);

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("./offline.js").catch(() => {});
}
