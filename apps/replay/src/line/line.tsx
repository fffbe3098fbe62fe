import { lineThrough, type TreeRow, treeOf } from "@blueplate/study";
import { wordsOf } from "@blueplate/tabletop";
import { Button, createGrowing, Icon } from "@blueplate/ui";
import { createEffect, createMemo, createSelector, For, Index, on, Show } from "solid-js";
import { entriesOf } from "../analysis/line/entries.ts";
import { createFramed } from "../session/frames.ts";
import { viewFrom } from "../session/viewpoint.ts";
import { plainNote } from "../notes/markdown.ts";
import type { Session } from "../session/session.ts";
import { briefly } from "../session/event-text.ts";
import type { RoundSpan } from "../analysis/line/parts.ts";
import { type OutlinePart, outlineOf } from "./outline.ts";
import "./line.css";
import { GLYPH_SIGNS } from "../notes/signs.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

interface LineProps<P extends RoundSpan> {
  readonly session: Session;
  /** False while another view covers the line: what is not laid out cannot be scrolled to. */
  readonly shown: boolean;
  /** The parts of the chapter's own line: turns where the game has them, or rounds. */
  readonly parts: readonly P[];
  /** A part in one line: what was done in it, where the game has words for it. */
  readonly title: (part: P) => string;
  /** True for parts in which nothing happened that is worth a line: they show themselves while one stands in them. */
  readonly quiet?: (part: P) => boolean;
}

const glyphText = (row: TreeRow): string => row.marks.glyphs.map((glyph) => GLYPH_SIGNS[glyph]).join(" ");

/** Where one is on the line: only the parts and the row that one leaves and those that one comes to are told. */
interface LinePosition {
  /** One step may go through several parts: one stands in all of them. */
  readonly isPart: (part: RoundSpan) => boolean;
  /** The part whose steps are shown: while one drags through the game it stays the one where one took hold of the thumb. */
  readonly isOpen: (part: RoundSpan) => boolean;
  readonly isRow: (node: string) => boolean;
}

const createLinePosition = (props: Pick<LineProps<RoundSpan>, "session" | "parts">): LinePosition => {
  const { session } = props;
  const at = createMemo(() => (session.node().kind === "line" ? session.at() : null));
  const part = createMemo((): RoundSpan | null => {
    const step = at();
    return step === null ? null : (props.parts.find(({ to }) => step <= to) ?? null);
  });
  const open = createMemo<RoundSpan | null>((before) => (session.scrubbing() ? before : part()), part());
  return {
    isPart: createSelector(at, ({ from, to }: RoundSpan, step) => step !== null && step >= from && step <= to),
    isOpen: createSelector<RoundSpan | null, RoundSpan>(open),
    isRow: createSelector(() => session.node().id),
  };
};

const RowLine = (props: {
  readonly session: Session;
  readonly row: TreeRow;
  readonly position: LinePosition;
  readonly text: string;
}) => {
  const { session } = props;
  const collapse = (): void =>
    void session.host.edit({
      _tag: "CollapseNode",
      chapter: session.chapter().id,
      node: props.row.id,
      collapsed: !props.row.marks.collapsed,
    });
  return (
    <li class="move" data-kind={props.row.kind} data-begins={props.row.begins} style={{ "--indent": props.row.indent }}>
      <Show when={props.row.begins}>
        <Button
          kind="quiet"
          class="fold"
          aria-label={props.row.marks.collapsed ? words().unfold : words().fold}
          aria-expanded={!props.row.marks.collapsed}
          onClick={collapse}
        >
          <Icon name={props.row.marks.collapsed ? "caret-right" : "caret-down"} />
        </Button>
      </Show>
      <button
        type="button"
        aria-current={props.position.isRow(props.row.id) ? "step" : undefined}
        onClick={() => session.goTo(props.row.id)}
      >
        <Show when={props.row.marks.name}>
          <b>{props.row.marks.name} </b>
        </Show>
        <span>{props.text}</span> <span class="glyphs">{glyphText(props.row)}</span>
        <Show when={props.row.folded > 0}>
          <small class="muted"> {words().more(props.row.folded)}</small>
        </Show>
      </button>
      <Show when={props.row.marks.comments[0]}>
        {(comment) => <p class="inline-note">{plainNote(comment().text)}</p>}
      </Show>
    </li>
  );
};

const PartOf = <P extends RoundSpan>(
  props: LineProps<P> & {
    readonly outlined: OutlinePart<P>;
    readonly position: LinePosition;
    readonly textOf: (row: TreeRow) => string;
    /** The last step of the chapter's own line that is shown. */
    readonly last: number;
  },
) => {
  const { session } = props;
  const part = () => props.outlined.part;
  const isHere = (): boolean => props.position.isPart(part());
  const isOpen = (): boolean => props.position.isOpen(part());
  const rows = createMemo(() =>
    props.outlined.rows.filter(
      (row) => row.indent > 0 || isOpen() || row.marks.comments.length > 0 || row.marks.glyphs.length > 0,
    ),
  );
  // A row stays the same one when something is done to it: whoever folds it stays on it.
  const ids = createMemo(() => rows().map(({ id }) => id));
  const byId = createMemo(() => new Map(rows().map((row) => [row.id, row])));
  return (
    <li class="part" data-here={isHere()} hidden={!isOpen() && rows().length === 0 && (props.quiet?.(part()) ?? false)}>
      <button type="button" class="part-head" onClick={() => session.goTo(`m${Math.min(part().to, props.last)}`)}>
        {props.title(part())}
      </button>
      <Show when={rows().length > 0}>
        <ol>
          <For each={ids()}>
            {(id) => (
              <Show when={byId().get(id)}>
                {(row) => (
                  <RowLine session={session} row={row()} position={props.position} text={props.textOf(row())} />
                )}
              </Show>
            )}
          </For>
        </ol>
      </Show>
    </li>
  );
};

/** Parts of the line that are drawn in one task. */
const AT_ONCE = 40;

/** Scrolls what the list lies in to a row of it, and nothing round that: on a low phone the page itself can be scrolled. */
const bringIntoList = (row: Element | null | undefined): void => {
  const box = row?.closest(".tab-body");
  if (!row || !box) return;
  const [{ top, bottom }, room] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  const hidden = Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0;
  const over = top - room.top - hidden;
  if (over < 0) box.scrollBy({ top: over });
  else if (bottom > room.bottom) box.scrollBy({ top: Math.min(bottom - room.bottom, over) });
};

/** The line of the game in turns, the steps of the present one, and every other line set in where it leaves. */
export const Line = <P extends RoundSpan>(props: LineProps<P>) => {
  const { session } = props;
  let list: HTMLOListElement | undefined;
  const last = createMemo(() => session.lastOf(lineThrough(session.chapter(), "m0")));
  const outline = createMemo(() =>
    outlineOf(treeOf(session.chapter()), props.parts, last(), ({ id }) => session.shows(id)),
  );
  const textOf = (row: TreeRow): string => {
    const [entry] = viewFrom(session.viewpoint(), entriesOf(session.rules, [row]));
    const text = briefly(session, entry);
    return text === "" ? (row.seat === null ? words().setUp : wordsOf(session.rules.game).name) : text;
  };
  const position = createLinePosition(props);
  // The list follows a thumb that is dragged only once it is let go: to know where a row lies the whole page is laid out.
  const follow = createFramed(() =>
    bringIntoList(list?.querySelector("[aria-current]") ?? list?.querySelector("[data-here=true]")),
  );
  const drawn = createGrowing(() => outline().length, AT_ONCE);
  createEffect(
    on(
      [session.node, session.scrubbing, () => props.shown, drawn],
      ([, held, shown]) => held || !shown || follow.ask(null),
    ),
  );
  return (
    <ol class="line" ref={(element) => (list = element)} aria-label={words().line}>
      <Index each={outline().slice(0, drawn())}>
        {(outlined) => <PartOf {...props} outlined={outlined()} position={position} textOf={textOf} last={last()} />}
      </Index>
    </ol>
  );
};
