import type { TableLine } from "@blueplate/api";
import { nameOfTable, namesAt, shell } from "@blueplate/tabletop";
import { setupName } from "@blueplate/words";
import { Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { CloseTable } from "../table/close.tsx";
import { mayClose } from "../table/may-close.ts";
import { actionOf, linkName, linkOf } from "./line.ts";
import { reservedAt, reservedFor } from "../rematch/next-seat.ts";
import { MiniMap } from "../games/mini-map.tsx";
import { Bars, Chairs } from "./seats.tsx";
import { ago } from "./since.ts";

const words = () => shell().lobby;

/** Round and phase of a game that goes on; empty before anybody has looked at it. */
export const momentOf = ({ game, glance }: TableLine): string => {
  if (glance === null) return "";
  const { round, phase } = glance;
  const called = wordsOf(game).phase(phase);
  return round === null || round === 0 ? called : `${words().front.round(round)} · ${called}`;
};

/** Whose move it is in a game that goes on. */
export const moverOf = (line: TableLine): string => {
  const { waitsFor = [] } = line.glance ?? {};
  const names = namesAt(line).filter((_, at) => waitsFor.includes(line.seats[at]?.seat ?? -1));
  return names.length === 1 ? words().front.onMove(names[0] ?? "") : words().front.severalOnMove(names.length);
};

/** A table as it is now: seats that were kept for somebody are free once their time is over. */
const lineAt = (line: TableLine, now: number): TableLine => ({ ...line, reserved: reservedAt(line.reserved, now) });

const freeSeats = (line: TableLine): number =>
  line.seats.filter(({ kind, seat }) => kind === "open" && reservedFor(line, seat) === null).length;

/** What a table waits for, and since when. */
const RowState = (props: { readonly line: TableLine; readonly now: number }) => (
  <Show
    when={props.line.status === "running"}
    fallback={
      <p class="row-state" data-free="">
        <b>{words().front.free(freeSeats(lineAt(props.line, props.now)))}</b>
        <span class="muted">{words().front.opened(ago(props.line.createdAt, props.now))}</span>
      </p>
    }
  >
    <p class="row-state">
      <Show when={props.line.glance}>
        <b>{props.line.waitsForMe ? shell().table.yourMove : moverOf(props.line)}</b>
        <span class="muted">{momentOf(props.line)}</span>
      </Show>
      <span class="muted">{ago(props.line.updatedAt, props.now)}</span>
    </p>
  </Show>
);

/** A table that gathers players or is played: what it looks like, who has what, what it waits for, and what one can do there. */
export const TableRow = (props: { readonly line: TableLine; readonly now: number; readonly onClosed: () => void }) => (
  <li class="table-row">
    <MiniMap line={props.line} />
    <p class="row-name">
      <b>{nameOfTable(props.line)}</b>
      <span class="muted">
        {wordsOf(props.line.game).name} · {setupName(wordsOf(props.line.game), props.line)}
      </span>
    </p>
    <div class="row-seats">
      <Show
        when={props.line.status === "running" && props.line.glance}
        fallback={<Chairs line={lineAt(props.line, props.now)} />}
      >
        {(glance) => <Bars line={props.line} scores={glance().scores} waitsFor={glance().waitsFor} />}
      </Show>
    </div>
    <RowState line={props.line} now={props.now} />
    <div class="row-acts">
      <a
        class="button"
        data-kind={props.line.waitsForMe ? "on" : undefined}
        href={linkOf(props.line)}
        aria-label={linkName(props.line)}
      >
        {actionOf(props.line)}
      </a>
      <Show when={mayClose(props.line, props.now)}>
        <CloseTable table={props.line.id} name={nameOfTable(props.line)} onClosed={props.onClosed} />
      </Show>
    </div>
  </li>
);
