import type { SeatFacts } from "@blueplate/api";
import { type Pace, paceOf, waitedFor } from "@blueplate/kernel";
import { chainName } from "@blueplate/words";
import { BannerSign } from "@blueplate/magnate-table";
import { Button, Notice } from "@blueplate/ui";
import { createMemo, createResource, createSignal, Index, type JSX, Show } from "solid-js";
import { clock, createNow, shell, standInOf, type TableProps } from "@blueplate/tabletop";
import { usualBot } from "../lobby/draft.ts";
import { api } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";

const words = () => shell().consent;

const whoPlays = ({ bot, standIn, resigned }: SeatFacts): string | null => {
  if (standIn !== null) return resigned ? words().gaveUp(standIn) : words().standIn(standIn);
  return bot === null ? null : words().bot;
};

/** What the server is asked about seats, and why it does not do it. */
const asking = (table: TableProps, bot: () => string | null) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const attempt = async (ask: (table: string, bot: string) => Promise<unknown>): Promise<void> => {
    setProblem(null);
    try {
      await ask(table.facts.id, bot() ?? "");
    } catch (error) {
      const failure = failureOf(error);
      const later = failure.retryAfter === null ? "" : ` ${words().inMinutes(Math.ceil(failure.retryAfter / 60))}`;
      setProblem(`${failureText(failure)}${later}`);
    }
  };
  return {
    problem,
    handOver: (seat: number) => attempt((id, by) => api.seats.handOver.mutate({ table: id, seat, bot: by })),
    resign: () => attempt((id, by) => api.seats.resign.mutate({ table: id, bot: by })),
    takeBack: () => attempt((id) => api.seats.takeBack.mutate({ table: id })),
  };
};

const Player = (props: {
  readonly table: TableProps;
  readonly seat: SeatFacts;
  readonly pace: Pace;
  readonly now: number;
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
      <div>
        <b>{props.seat.player}</b>{" "}
        <Show when={props.seat.seat === props.table.facts.mySeat}>
          <span class="muted">({words().you})</span>
        </Show>
        <Show when={whoPlays(props.seat)}>{(who) => <span class="muted"> {who()}</span>}</Show>
        <Show when={props.seat.bot === null}>
          <p class="muted number">
            {words().thought(clock((props.pace.thought[props.seat.seat] ?? 0) + waited()))}
            <Show when={isWaitedFor()}> · {words().waited(clock(waited()))}</Show>
          </p>
        </Show>
      </div>
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
          <Button kind="main" onClick={() => void props.ask.takeBack()}>
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

/** The players: who decides for each seat, how long they took, and what can be done about it. */
export const PlayerList = (props: { readonly table: TableProps }) => {
  const now = createNow();
  const pace = createMemo(() => paceOf(props.table.rules, props.table.entries));
  const [games] = createResource(() => api.games.list.query());
  const [away] = createResource(() => api.seats.awayAfter.query());
  /** Milliseconds until a seat may be voted away, as far as the server has said. */
  const waitFor = (seat: number): number => {
    const seconds = away.error ? 0 : (away.latest?.seconds ?? 0);
    return Math.max(0, seconds * 1_000 - waitedFor(pace(), seat, now()));
  };
  const bot = (): string | null => {
    const game = games.error ? undefined : games.latest?.find(({ id }) => id === props.table.facts.game);
    return game ? usualBot(game) : null;
  };
  const ask = asking(props.table, bot);
  const plays = (): boolean =>
    props.table.facts.status === "running" && props.table.facts.mySeat !== null && bot() !== null;
  const mayVote = ({ seat, kind, standIn }: SeatFacts): boolean =>
    plays() &&
    kind === "person" &&
    standIn === null &&
    seat !== props.table.facts.mySeat &&
    standInOf(props.table.facts, props.table.facts.mySeat) === null &&
    (pace().since[seat] ?? null) !== null;
  return (
    <div class="players stack">
      <ul class="stack">
        <Index each={props.table.facts.seats}>
          {(seat) => (
            <Player table={props.table} seat={seat()} pace={pace()} now={now()}>
              <Show when={!away.loading && mayVote(seat())}>
                <Vote
                  table={props.table}
                  seat={seat()}
                  wait={waitFor(seat().seat)}
                  onVote={() => void ask.handOver(seat().seat)}
                />
              </Show>
            </Player>
          )}
        </Index>
      </ul>
      <p class="muted">{words().playersHelp}</p>
      <Show when={plays()}>
        <OwnSeat ask={ask} table={props.table} />
      </Show>
      <Show when={ask.problem()}>
        <Notice>{ask.problem()}</Notice>
      </Show>
    </div>
  );
};
