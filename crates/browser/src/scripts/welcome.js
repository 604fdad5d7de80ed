// What the server tells somebody who comes to watch a table.
const [table] = arguments;
return new Promise((tell, fail) => {
  const socket = new WebSocket(new URL("api/socket", location.href.replace(/^http/, "ws")));
  socket.onopen = () => socket.send(JSON.stringify({ do: "hello", version: 1, table }));
  socket.onerror = () => fail(new Error("no connection"));
  socket.onmessage = ({ data }) => {
    socket.close();
    tell(JSON.parse(data));
  };
});
