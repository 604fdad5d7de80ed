// Opens a table at the server, with a place of one's own and somebody to talk to, and begins if told to.
const [begin] = arguments;
const seats = [{ for: "me", colour: "red" }, { for: begin ? "random" : "open", colour: "green" }, { for: "expert", colour: "blue" }];
const body = JSON.stringify({ name: "Maximilian von Rosenberg", level: "normal", seats, black_secret: { wu_feng: "expert" }, white_moon: { portal: "centre", incarnations: "both" } });
const headers = { "content-type": "application/json" };
return fetch("api/tables", { method: "POST", body, headers })
  .then((answer) => answer.json())
  .then(({ table, secret, person }) => {
    const kept = { secret, person, name: "Maximilian von Rosenberg", when: Date.now() };
    localStorage.setItem(`ghost-stories/table/${table}`, JSON.stringify(kept));
    location.hash = `/table/${table}`;
    return table;
  });
