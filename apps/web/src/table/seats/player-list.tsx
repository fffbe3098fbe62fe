import type { SeatFacts } from "@blueplate/api";
import { type ClockStats, waitedFor } from "@blueplate/kernel";
import { chainName } from "@blueplate/words";
import { BannerSign, BotFace } from "@blueplate/magnate-table";
import { Button, Notice } from "@blueplate/ui";
import { createMemo, createResource, createSignal, Index, type JSX, Show } from "solid-js";
import {
  clock,
  createNow,
  isPerson,
  tableClockStats,
  type SeatHandover,
  shell,
  standInOf,
  type TableProps,
} from "@blueplate/tabletop";
import { originText } from "../origin-text.ts";

const words = () => shell().consent;

const whoPlays = ({ bot, program, standIn, resigned }: SeatFacts): string | null => {
  if (standIn !== null) return resigned ? words().gaveUp(standIn) : words().standIn(standIn);
  if (bot !== null) return shell().create.botKind(bot);
  return program ? words().bot : null;
};

/** What is asked about seats, and why it is not done. */
const asking = (handing: () => SeatHandover, bot: () => string | null) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (ask: (handing: SeatHandover, bot: string) => Promise<string | null>): Promise<void> => {
    setProblem(null);
    setProblem(await ask(handing(), bot() ?? ""));
  };
  return {
    problem,
    handOver: (seat: number) => attempt((at, by) => at.handOver(seat, by)),
    resign: () => attempt((at, by) => at.resign(by)),
    takeBack: (seat: number) => attempt((at) => at.takeBack(seat)),
  };
};

const Player = (props: {
  readonly table: TableProps;
  readonly seat: SeatFacts;
  readonly pace: ClockStats;
  readonly now: number;
  /** Where one device goes round, nobody knows how long somebody thought. */
  readonly isTimed: boolean;
  readonly children: JSX.Element;
}) => {
  // A program's time is nobody's.
  const isWaitedFor = (): boolean =>
    props.seat.standIn === null && (props.pace.since[props.seat.seat] ?? null) !== null;
  const waited = (): number => (isWaitedFor() ? waitedFor(props.pace, props.seat.seat, props.now) : 0);
  return (
    <li class="player">
      <BannerSign
        banner={props.seat.banner}
        seat={props.seat.seat}
        label={chainName(props.table.words, props.seat.banner)}
      />
      <div title={props.seat.bot === null ? undefined : shell().botDescribed(props.seat.bot)}>
        <b>{props.seat.player}</b>{" "}
        <Show when={props.seat.seat === props.table.facts.mySeat}>
          <span class="muted">({words().you})</span>
        </Show>
        <Show when={whoPlays(props.seat)}>{(who) => <span class="muted"> {who()}</span>}</Show>
        <Show when={props.isTimed && props.seat.bot === null}>
          <p class="muted number">
            {words().thought(clock((props.pace.thought[props.seat.seat] ?? 0) + waited()))}
            <Show when={isWaitedFor()}> · {words().waited(clock(waited()))}</Show>
          </p>
        </Show>
      </div>
      <Show when={props.seat.bot}>
        {(bot) => <BotFace bot={bot()} banner={props.seat.banner} seat={props.seat.seat} />}
      </Show>
      {props.children}
    </li>
  );
};

/** One's own seat: a bot for a while, or for good, which is asked twice. */
const OwnSeat = (props: { readonly ask: ReturnType<typeof asking>; readonly table: TableProps }) => {
  const [sure, setSure] = createSignal(false);
  const mine = (): SeatFacts | undefined => props.table.facts.seats[props.table.facts.mySeat ?? -1];
  return (
    <Show
      when={mine()?.standIn === null}
      fallback={
        <Show when={mine()?.resigned === false}>
          <Button kind="main" onClick={() => void props.ask.takeBack(mine()?.seat ?? -1)}>
            {words().takeSeat}
          </Button>
        </Show>
      }
    >
      <div class="stack">
        <div class="row">
          <Button title={words().letBotHelp} onClick={() => void props.ask.handOver(mine()?.seat ?? -1)}>
            {words().letBot}
          </Button>
          <Show when={!sure()}>
            <Button onClick={() => setSure(true)}>{words().resign}</Button>
          </Show>
        </div>
        <Show when={sure()}>
          <p>{words().resignHelp}</p>
          <div class="row">
            <Button onClick={() => void props.ask.resign()}>{words().resignSurely}</Button>
            <Button kind="quiet" onClick={() => setSure(false)}>
              {shell().table.back}
            </Button>
          </div>
        </Show>
      </div>
    </Show>
  );
};

/** The vote about somebody else who is waited for: how long to wait until then stands on its button. */
const Vote = (props: {
  readonly table: TableProps;
  readonly seat: SeatFacts;
  /** Milliseconds. */
  readonly wait: number;
  readonly onVote: () => void;
}) => {
  const votes = () => props.table.facts.votes.find(({ seat }) => seat === props.seat.seat);
  const voted = (): boolean => votes()?.by.some((seat) => seat === props.table.facts.mySeat) ?? false;
  return (
    <div class="vote">
      <Show when={votes()}>{(given) => <small>{words().votes(given().by.length, given().needed)}</small>}</Show>
      <Button disabled={voted() || props.wait > 0} title={words().handOverHelp} onClick={() => props.onVote()}>
        {props.wait > 0 ? words().handOverIn(clock(props.wait)) : words().handOver}
      </Button>
    </div>
  );
};

/** Whoever let a bot play says on the shared device that they are back. */
const Returns = (props: { readonly seat: SeatFacts; readonly onReturn: () => void }) => (
  <Show when={props.seat.standIn !== null && !props.seat.resigned}>
    <Button onClick={() => props.onReturn()}>{shell().local.returns(props.seat.player)}</Button>
  </Show>
);

/** Whether the viewer may want a bot in the place of somebody else: of a person who is waited for. */
const mayVote = ({ facts }: TableProps, { since }: ClockStats, voted: SeatFacts): boolean =>
  isPerson(voted) &&
  voted.standIn === null &&
  voted.seat !== facts.mySeat &&
  standInOf(facts, facts.mySeat) === null &&
  (since[voted.seat] ?? null) !== null;

/** The players: who decides for each seat, how long they took, and what can be done about it. */
export const PlayerList = (props: { readonly table: TableProps; readonly handing: SeatHandover }) => {
  const now = createNow();
  const pace = createMemo(() => tableClockStats(props.table));
  const [usual] = createResource(() => props.handing.usualBot());
  const [away] = createResource(() => props.handing.awayAfter());
  /** Milliseconds until a seat may be voted away, as far as the server has said. */
  const waitFor = (seat: number): number => {
    const seconds = away.error ? 0 : (away.latest ?? 0);
    return Math.max(0, seconds * 1_000 - waitedFor(pace(), seat, now()));
  };
  const bot = (): string | null => (usual.error ? null : (usual.latest ?? null));
  const ask = asking(() => props.handing, bot);
  const goesOn = (): boolean => props.table.facts.status === "running" && bot() !== null;
  const plays = (): boolean => goesOn() && props.table.facts.mySeat !== null;
  return (
    <div class="players stack">
      <ul class="stack">
        <Index each={props.table.facts.seats}>
          {(seat) => (
            <Player table={props.table} seat={seat()} pace={pace()} now={now()} isTimed={!props.handing.isShared}>
              <Show when={!away.loading && plays() && mayVote(props.table, pace(), seat())}>
                <Vote
                  table={props.table}
                  seat={seat()}
                  wait={waitFor(seat().seat)}
                  onVote={() => void ask.handOver(seat().seat)}
                />
              </Show>
              <Show when={props.handing.isShared && goesOn() && seat().seat !== props.table.facts.mySeat}>
                <Returns seat={seat()} onReturn={() => void ask.takeBack(seat().seat)} />
              </Show>
            </Player>
          )}
        </Index>
      </ul>
      <Show when={!props.handing.isShared}>
        <p class="muted">{words().playersHelp}</p>
      </Show>
      <Show when={originText(props.table.facts)}>{(text) => <p class="muted">{text()}</p>}</Show>
      <Show when={plays()}>
        <OwnSeat ask={ask} table={props.table} />
      </Show>
      <Show when={ask.problem()}>
        <Notice>{ask.problem()}</Notice>
      </Show>
    </div>
  );
};
