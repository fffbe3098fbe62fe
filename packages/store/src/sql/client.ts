import type { Duplex } from "node:stream";
import type { Options, PostgresType } from "postgres";

/** Options of the driver, with the one that its types leave out: what it talks to instead of a socket. */
export type ConnectOptions = Options<Record<string, PostgresType>> & { readonly socket?: () => Duplex };

/**
 * A client of the PostgreSQL server at `url`. It does not ask for the types of arrays, which no column has: where the connection ends
 * during that question, nobody hears of the failure and the process would end without a word.
 */
export const connect = async (url: string, options: ConnectOptions = {}) => {
  const { default: open } = await import("postgres");
  return open(url, { onnotice: () => undefined, fetch_types: false, ...options });
};
