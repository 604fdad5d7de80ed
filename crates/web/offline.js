// Keeps the files of one version of the page, so that it opens without a network.
const CACHE = "ghost-stories-{version}";
const FILES = ["./", "{files}"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("ghost-stories-") && name !== CACHE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

// Links that are paths lead to the page itself, which has its files beside it. `start.js` does the same where there is a server.
const atHome = (address) => {
  const [, kind, name = ""] = new URL(address).pathname.match(/\/(table|day|game)(?:\/([^/]+))?\/?$/) ?? [];
  const screen = { table: "table", day: "daily", game: "finished" }[kind];
  return screen && Response.redirect(new URL(`./#/${screen}/${name}`, registration.scope));
};

// The page itself is asked for first, so that a new version shows at once; its files never change under their names.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const kept = () => caches.match(request, { ignoreSearch: true });
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => kept().then((found) => found ?? atHome(request.url) ?? caches.match("./"))));
  } else {
    event.respondWith(kept().then((found) => found ?? fetch(request)));
  }
});
