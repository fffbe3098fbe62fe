import { expect, it } from "vitest";
import { tableLinkIn } from "../src/table/talk/table-link.ts";

it("finds the link to a table of this server at the end of a line, and no other", () => {
  const here = "https://here.example";
  expect(tableLinkIn(`Rematch: ${here}/table/ab-1`, here)).toEqual({ before: "Rematch: ", href: "/table/ab-1" });
  for (const text of [
    "Rematch",
    "https://elsewhere.example/table/ab-1",
    `${here}/table/`,
    `${here}/table/ab?x=javascript:1`,
    `${here}/seat#ab`,
  ])
    expect(tableLinkIn(text, here)).toBeNull();
});
