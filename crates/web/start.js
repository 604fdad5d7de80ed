import init from "./{script}";

init({ module_or_path: new URL("./{wasm}", import.meta.url) }).catch((error) => {
  const opening = document.getElementById("opening");
  if (opening) {
    opening.removeAttribute("aria-busy");
    opening.textContent = `The game could not start: ${error.message ?? error}. Reload the page, or try a newer browser.`;
  }
});

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("./offline.js").catch(() => {});
}
