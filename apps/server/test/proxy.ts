import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy before a server whose connections can be cut, or fall silent without anybody hearing that they have. */
export const startProxy = async (port: number) => {
  const sockets = new Set<Socket>();
  const server = createServer((outside) => {
    const inside = connect(port, "127.0.0.1");
    for (const socket of [outside, inside]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => {
        sockets.delete(socket);
        outside.destroy();
        inside.destroy();
      });
    }
    outside.pipe(inside).pipe(outside);
  });
  const freeze = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    freeze,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
};
