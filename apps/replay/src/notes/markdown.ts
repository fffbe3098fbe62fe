import { Marked, type MarkedToken, type Token, type Tokens } from "marked";

/** A comment as what is drawn of it: the few marks of `docs/formats.md`, everything else as the text that it is. */
export type MarkdownNode =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "paragraph" | "strong" | "em"; readonly of: readonly MarkdownNode[] }
  | { readonly kind: "code" | "block"; readonly text: string }
  | { readonly kind: "link"; readonly href: string; readonly of: readonly MarkdownNode[] }
  | { readonly kind: "list"; readonly start: number | null; readonly items: readonly (readonly MarkdownNode[])[] };

const wordsIn = (piece: MarkdownNode): string => {
  if ("text" in piece) return piece.text;
  if (piece.kind === "break") return "\n";
  if (piece.kind === "list") return piece.items.map((item) => `${item.map(wordsIn).join("")}\n`).join("");
  return `${piece.of.map(wordsIn).join("")}${piece.kind === "paragraph" ? "\n" : ""}`;
};

/** What a comment says without its marks, for where there is room for words alone. */
export const plainNote = (text: string): string => piecesOf(text).map(wordsIn).join("").trim();

const marked = new Marked({ gfm: true, breaks: true });

/** Marks within marks within marks: deeper ones stay text. */
const DEEPEST = 8;

/** The address as a browser would follow it, or null for any that does not lead to a page of the web. */
const webAddress = (href: string): string | null => {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
};

const asWritten = ({ raw }: MarkedToken): MarkdownNode => ({ kind: "text", text: raw });

// cast: nothing was added to the parser, so that every token is one of its own.
const own = (tokens: readonly Token[] | undefined): readonly MarkedToken[] => (tokens ?? []) as readonly MarkedToken[];

const each = (tokens: readonly Token[] | undefined, depth: number): readonly MarkdownNode[] =>
  own(tokens).flatMap((token) => (token.type === "space" ? [] : pieceOf(token, depth + 1)));

/** A link to a page of the web; any other stays as it was written. */
const linkOf = (link: Tokens.Link, depth: number): MarkdownNode => {
  const href = webAddress(link.href);
  return href === null ? { kind: "text", text: link.raw } : { kind: "link", href, of: each(link.tokens, depth) };
};

const pieceOf = (token: MarkedToken, depth: number): MarkdownNode | readonly MarkdownNode[] => {
  if (depth > DEEPEST) return asWritten(token);
  switch (token.type) {
    case "paragraph":
    case "strong":
    case "em":
      return { kind: token.type, of: each(token.tokens, depth) };
    case "text":
      return token.tokens ? each(token.tokens, depth) : asWritten(token);
    case "escape":
      return { kind: "text", text: token.text };
    case "br":
      return { kind: "break" };
    case "codespan":
      return { kind: "code", text: token.text };
    case "code":
      return { kind: "block", text: token.text };
    case "list":
      return {
        kind: "list",
        start: typeof token.start === "number" ? token.start : null,
        items: token.items.map((item) => each(item.tokens, depth)),
      };
    case "link":
      return linkOf(token, depth);
    case "blockquote":
    case "checkbox":
    case "def":
    case "del":
    case "heading":
    case "hr":
    case "html":
    case "image":
    case "list_item":
    case "space":
    case "table":
      return depth === 1 ? { kind: "paragraph", of: [asWritten(token)] } : asWritten(token);
  }
};

/**
 * What a comment says: bold, italic, code, lists, line breaks, and links to pages of the web. HTML, images, addresses of any
 * other kind and everything that cannot be read are shown as they were written.
 */
export const piecesOf = (text: string): readonly MarkdownNode[] => {
  try {
    return each(marked.lexer(text), 0);
  } catch {
    // Thousands of marks within each other are more than the parser can follow.
    return [{ kind: "paragraph", of: [{ kind: "text", text }] }];
  }
};
