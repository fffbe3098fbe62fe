import type { TableLine } from "@blueplate/api";
import { nameOfTable, namesAt, shell } from "@blueplate/tabletop";
import { setupName } from "@blueplate/words";
import { Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { CloseTable } from "../table/close.tsx";
import { mayClose } from "../table/may-close.ts";
import { actionOf, linkName, linkOf } from "./line.ts";
import { lineAt } from "./rows.ts";
import { freeSeats, keptUntil } from "../rematch/next-seat.ts";
import { timeOfDay } from "../rematch/time-of-day.ts";
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

/** How many may sit down at a table that gathers players, and until when it keeps seats for those who sat at the last one. */
const Room = (props: { readonly line: TableLine; readonly now: number }) => {
  const free = () => freeSeats(props.line);
  const until = () => keptUntil(props.line);
  const kept = () => words().front.kept(timeOfDay(until() ?? 0));
  return (
    <p class="row-state" data-free="">
      <b>{free() > 0 || until() === null ? words().front.free(free()) : kept()}</b>
      <Show when={free() > 0 && until() !== null}>
        <span>{kept()}</span>
      </Show>
      <span class="muted">{words().front.opened(ago(props.line.createdAt, props.now))}</span>
    </p>
  );
};

/** What a table waits for, and since when. */
const RowState = (props: { readonly line: TableLine; readonly now: number }) => (
  <Show when={props.line.status === "running"} fallback={<Room {...props} />}>
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
export const TableRow = (props: { readonly line: TableLine; readonly now: number; readonly onClosed: () => void }) => {
  const line = () => lineAt(props.line, props.now);
  return (
    <li class="table-row">
      <MiniMap line={line()} />
      <p class="row-name">
        <b>{nameOfTable(line())}</b>
        <span class="muted">
          {wordsOf(line().game).name} · {setupName(wordsOf(line().game), line())}
        </span>
      </p>
      <div class="row-seats">
        <Show when={line().status === "running" && line().glance} fallback={<Chairs line={line()} />}>
          {(glance) => <Bars line={line()} scores={glance().scores} waitsFor={glance().waitsFor} />}
        </Show>
      </div>
      <RowState line={line()} now={props.now} />
      <div class="row-acts">
        <a
          class="button"
          data-kind={line().waitsForMe ? "on" : undefined}
          href={linkOf(line())}
          aria-label={linkName(line())}
        >
          {actionOf(line())}
        </a>
        <Show when={mayClose(line(), props.now)}>
          <CloseTable table={line().id} name={nameOfTable(line())} onClosed={props.onClosed} />
        </Show>
      </div>
    </li>
  );
};
