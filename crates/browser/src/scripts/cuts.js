// Connections that `cut` cuts, as if the network were gone, and whose words `deafen` lets nobody hear.
let isCut = false;
let isDeaf = false;
const sockets = new Set();
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(address) {
    if (isCut) throw new Error("no network");
    super(address);
    sockets.add(this);
  }
  send(text) {
    if (!isDeaf) super.send(text);
  }
};
Object.defineProperty(navigator, "onLine", { get: () => !isCut });
window.cut = (now) => {
  isCut = now;
  if (now) for (const socket of sockets) socket.close();
  window.dispatchEvent(new Event(now ? "offline" : "online"));
};
window.deafen = (now) => (isDeaf = now);
