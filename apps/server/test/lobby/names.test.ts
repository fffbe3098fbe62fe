import { tableNameAt } from "@blueplate/words";
import { afterAll, beforeAll, expect, it } from "vitest";
import { free, type Inside, me, startInside, toyTable } from "../inside.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

/** A table of somebody new, that gathers players. */
const opened = async (name: string, listed = true) => {
  const { api } = server.browser();
  return api.tables.create.mutate({ ...toyTable([me, free]), name, listed });
};

it("two strangers whose tables would be called the same stand at two places in the lobby, in whatever language they came", async () => {
  const window = tableNameAt("en", 0, "");
  expect((await opened(window)).name).toBe(window);
  expect((await opened(window)).name).toBe(tableNameAt("en", 1, ""));
  expect((await opened(tableNameAt("pl", 0, ""))).name).toBe(tableNameAt("pl", 2, ""));
  const { lines } = await server.browser().api.tables.list.query({ which: "open" });
  expect(lines.map(({ name }) => name).toSorted()).toEqual(
    [window, tableNameAt("en", 1, ""), tableNameAt("pl", 2, "")].toSorted(),
  );
});

it("a name that its host has given stays, as does that of a table that is not in the lobby", async () => {
  expect((await opened("Friday")).name).toBe("Friday");
  expect((await opened("Friday")).name).toBe("Friday");
  const terrace = tableNameAt("en", 4, "Ann");
  expect((await opened(terrace)).name).toBe(terrace);
  expect((await opened(terrace, false)).name).toBe(terrace);
  expect((await opened(tableNameAt("en", 4, "Bob"))).name).toBe(tableNameAt("en", 4, "Bob"));
});
