import { connect, createServer, type Socket } from "node:net";

/** The line between a browser and a server, which can be cut and mended. */
export interface Line {
  readonly url: string;
  cut(): void;
  mend(): void;
  dispose(): Promise<void>;
}

const drop = (sockets: Set<Socket>): void => {
  for (const socket of sockets) socket.destroy();
};

/** Lays a line to a server. While it is cut, every connection is dropped. */
export const layLine = async (to: string): Promise<Line> => {
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((browser) => {
    if (!whole) return void browser.destroy();
    const far = connect(Number(new URL(to).port), "127.0.0.1");
    for (const socket of [browser, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => {
        sockets.delete(socket);
        browser.destroy();
        far.destroy();
      });
    }
    browser.pipe(far).pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the line has no address");
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () => {
      whole = false;
      drop(sockets);
    },
    mend: () => {
      whole = true;
    },
    dispose: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop(sockets);
      }),
  };
};
