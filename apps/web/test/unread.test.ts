import { expect, test } from "vitest";
import { unreadIn } from "../src/table/talk/unread.ts";

const lines = [0, 1, 2, 0, 1].map((seat) => ({ seat }));
const nobody = (): boolean => false;

test("unread is what others have said since, but for whom one has muted", () => {
  expect(unreadIn(lines, 0, 0, nobody)).toBe(3);
  expect(unreadIn(lines, 2, 0, nobody)).toBe(2);
  expect(unreadIn(lines, 0, 0, (seat) => seat === 1)).toBe(1);
  expect(unreadIn(lines, lines.length, 0, nobody)).toBe(0);
});

test("a watcher has said nothing; more may have been read than has come in yet", () => {
  expect(unreadIn(lines, 0, null, nobody)).toBe(5);
  expect(unreadIn(lines, 9, null, nobody)).toBe(0);
});
