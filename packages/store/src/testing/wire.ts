import { connect, createServer, type Socket } from "node:net";

/** Which way nothing comes through any more, seen from whoever connects. */
export type CutDirection = "there" | "back" | "both";

/** A way to a server that can be cut as networks are: nobody is told, what is sent is neither there nor refused. */
export interface Wire {
  /** The address of the server, by this way. */
  readonly url: string;
  readonly cut: (direction: CutDirection) => void;
  /** Lets everything through again, also what was on its way. */
  readonly heal: () => void;
  /** Ends what is connected, as those at both ends do who have waited long enough. */
  readonly drop: () => void;
  /** How many connections there are. */
  readonly count: () => number;
  readonly stop: () => void;
}

/** Whether what a socket brings is passed on; what is not stays where it is. */
const passOn = (from: Socket, to: Socket, isCut: boolean): void => {
  from.unpipe();
  if (isCut) from.pause();
  else from.pipe(to);
};

/** A way to the server of `url`, open to begin with. */
export const startWire = async (url: string): Promise<Wire> => {
  const { port } = new URL(url);
  const open = new Set<readonly [outside: Socket, inside: Socket]>();
  let cut: CutDirection | null = null;
  const lay = ([outside, inside]: readonly [Socket, Socket]): void => {
    passOn(outside, inside, cut === "there" || cut === "both");
    passOn(inside, outside, cut === "back" || cut === "both");
  };
  const server = createServer((outside) => {
    const pair = [outside, connect(Number(port), "127.0.0.1")] as const;
    open.add(pair);
    for (const [at, socket] of pair.entries()) {
      socket.on("error", () => undefined);
      // A cut way tells nobody of an end either.
      socket.once("close", () => cut === null && open.delete(pair) && pair[1 - at]?.destroy());
    }
    lay(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  const set = (direction: CutDirection | null): void => {
    cut = direction;
    open.forEach(lay);
  };
  const drop = (): void => {
    for (const pair of open) pair.forEach((socket) => socket.destroy());
    open.clear();
  };
  return {
    url: url.replace(`:${port}`, `:${address.port}`),
    cut: set,
    heal: () => set(null),
    drop,
    count: () => open.size,
    stop: () => {
      server.close();
      drop();
    },
  };
};
