import type { Options, PostgresType } from "postgres";

/**
 * A client of the PostgreSQL server at `url`. It does not ask for the types of arrays, which no column has: where the connection ends
 * during that question, nobody hears of the failure and the process would end without a word.
 */
export const connect = async (url: string, options: Options<Record<string, PostgresType>> = {}) => {
  const { default: open } = await import("postgres");
  return open(url, { onnotice: () => undefined, fetch_types: false, ...options });
};
