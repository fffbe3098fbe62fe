import { describe, expect, it } from "vitest";
import { type MarkdownNode, piecesOf, plainNote } from "../../src/notes/markdown.ts";

const within = (piece: MarkdownNode): readonly MarkdownNode[] => {
  if ("of" in piece) return [piece, ...piece.of.flatMap(within)];
  return piece.kind === "list" ? [piece, ...piece.items.flat().flatMap(within)] : [piece];
};
const all = (text: string): readonly MarkdownNode[] => piecesOf(text).flatMap(within);
const plain = (text: string): string =>
  all(text)
    .map((piece) => ("text" in piece ? piece.text : piece.kind === "break" ? "\n" : ""))
    .join("");
const links = (text: string): readonly string[] =>
  all(text).flatMap((piece) => (piece.kind === "link" ? piece.href : []));

describe("the marks of a comment", () => {
  it("are left out where there is room for words alone", () => {
    expect(plainNote("**A bold** plan: *hire* `two` [here](https://example.org/a)\n\n- one\n- two")).toBe(
      "A bold plan: hire two here\none\ntwo",
    );
    expect(plainNote("2 * 3 * 4 <b>")).toBe("2 * 3 * 4 <b>");
  });

  it("are bold, italic, code, lists, line breaks and links", () => {
    const text = "**bold** *slanted* `code`\nnext [there](https://example.org/a)\n\n- one\n- two\n\n3. three";
    expect(all(text).map(({ kind }) => kind)).toEqual(
      "paragraph strong text text em text text code break text link text list text text list text".split(" "),
    );
    expect(links(text)).toEqual(["https://example.org/a"]);
    expect(all(text).flatMap((piece) => (piece.kind === "list" ? [piece.start] : []))).toEqual([null, 3]);
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](  JaVaScRiPt:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](//example.org)",
    "[x](/replay/)",
    "<javascript:alert(1)>",
    "[x][y]\n\n[y]: vbscript:x",
    "![x](https://example.org/pixel.png)",
  ])("lead nowhere but to pages of the web: %s", (text) => {
    expect(links(text)).toEqual([]);
    expect(plain(text)).toContain(text.slice(0, 3));
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<div style='position:fixed;inset:0'>x</div>",
    "a <b onclick=alert(1)>b</b> & c",
    "# head",
    "> said",
    "| a | b |\n|---|---|",
  ])("make nothing else of a text than the text: %s", (text) => {
    expect(plain(text)).toBe(text);
    expect(all(text).every(({ kind }) => kind === "paragraph" || kind === "text" || kind === "break")).toBe(true);
  });

  it.each([">".repeat(4_000), "- ".repeat(2_000), "[".repeat(4_000), "**a ".repeat(1_000), "![[".repeat(1_300)])(
    "are not followed further than a reader would: %#",
    (text) => expect(plain(text).trim().length).toBeGreaterThan(text.length / 4),
  );
});
