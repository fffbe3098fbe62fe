import { createMemo, For, type JSX } from "solid-js";
import { type MarkdownNode, piecesOf } from "./markdown.ts";

const Pieces = (props: { readonly of: readonly MarkdownNode[] }) => <For each={props.of}>{drawn}</For>;

const listOf = ({ start, items }: Extract<MarkdownNode, { kind: "list" }>): JSX.Element => {
  const rows = (
    <For each={items}>
      {(item) => (
        <li>
          <Pieces of={item} />
        </li>
      )}
    </For>
  );
  return start === null ? <ul>{rows}</ul> : <ol start={start}>{rows}</ol>;
};

/** Elements are made of pieces one by one: what somebody wrote is never read as HTML. */
const drawn = (piece: MarkdownNode): JSX.Element => {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "break":
      return <br />;
    case "paragraph":
      return (
        <p>
          <Pieces of={piece.of} />
        </p>
      );
    case "strong":
      return (
        <strong>
          <Pieces of={piece.of} />
        </strong>
      );
    case "em":
      return (
        <em>
          <Pieces of={piece.of} />
        </em>
      );
    case "code":
      return <code>{piece.text}</code>;
    case "block":
      return <pre>{piece.text}</pre>;
    case "list":
      return listOf(piece);
    case "link":
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          <Pieces of={piece.of} />
        </a>
      );
  }
};

/** What somebody wrote, with its few marks. */
export const NoteText = (props: { readonly text: string }) => {
  const pieces = createMemo(() => piecesOf(props.text));
  return (
    <div class="note-text">
      <Pieces of={pieces()} />
    </div>
  );
};
