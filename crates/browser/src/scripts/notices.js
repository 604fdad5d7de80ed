// A page that `hide` hides from its reader, and notifications that are noted in `notices`.
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.hide = (now) => {
  hidden = now;
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};
window.notices = [];
window.Notification = class {
  static permission = "default";
  static asked = 0;
  static async requestPermission() {
    this.asked += 1;
    return (this.permission = "granted");
  }
  constructor(title, options) {
    this.note = { title, ...options, closed: false };
    window.notices.push(this.note);
  }
  close() {
    this.note.closed = true;
  }
};
