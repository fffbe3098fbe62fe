import type { TableFacts } from "@blueplate/api";
import { type Seat, seatsOf } from "@blueplate/kernel";
import { playersNamed } from "@blueplate/kernel/scenario";
import type { Source } from "@blueplate/study";
import type { Sender, TableProps } from "@blueplate/tabletop";
import { shell, wordsOf } from "@blueplate/tabletop";
import { Result, Schema } from "effect";
import { createMemo, createSignal } from "solid-js";
import { refusedText } from "../study/refused.ts";
import type { Session } from "./session.ts";

const COLOURS = ["#d33e2c", "#f8c630", "#5cc8bc", "#3873d3", "#5b2468"] as const;

/** The colour of a banner; in a log from elsewhere it may be called anything, and then the seat takes the usual one. */
const colourOf = (colour: string, seat: number): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : (COLOURS[seat % COLOURS.length] ?? COLOURS[0]);

const Players = Schema.Struct({ players: Schema.Array(Schema.String) });
const decodePlayers = Schema.decodeUnknownResult(Players);

/** The names in a scenario file. */
const playersIn = (scenario: unknown): readonly string[] =>
  Result.getOrElse(
    Result.map(decodePlayers(scenario), ({ players }) => players),
    () => [],
  );

/** The seats that a source names: whoever bears the same name as somebody before bears a number too. */
const namedIn = (source: Source, count: number) => {
  if (source._tag === "Game") {
    const { seats } = source.header;
    const players = playersNamed(seats.map(({ player }) => player));
    return seats.map((seat, index) => ({
      ...seat,
      player: players[index] ?? seat.player,
      banner: { ...seat.banner, colour: colourOf(seat.banner.colour, index) },
    }));
  }
  const players = playersIn(source.scenario);
  return seatsOf(count).map((seat) => ({
    player: players[seat] ?? String.fromCodePoint(65 + seat),
    banner: { name: "", colour: colourOf("", seat) },
    bot: null,
  }));
};

const known = new WeakMap<Source, ReturnType<typeof namedIn>>();

/** How the seats are called and what colours they bear: a position that was set up has players, but no head of a log. */
export const seatsIn = ({ chapter, rules }: Pick<Session, "chapter" | "rules">): ReturnType<typeof namedIn> => {
  const { source } = chapter();
  const seats = known.get(source) ?? namedIn(source, rules.config.seats);
  known.set(source, seats);
  return seats;
};

const factsOf = (session: Session, seat: Seat | null): TableFacts => {
  const { rules, chapter, outcome } = session;
  const { source } = chapter();
  return {
    id: `replay-${chapter().id}`,
    name: chapter().name,
    game: rules.game,
    config: rules.config,
    hash: rules.hash,
    listed: false,
    status: outcome() ? "finished" : "running",
    seats: seatsIn(session).map((each, index) => ({
      ...each,
      seat: index,
      kind: each.bot === null ? "person" : "bot",
      standIn: null,
      resigned: false,
    })),
    mySeat: seat,
    own: null,
    host: false,
    header: source._tag === "Game" ? source.header : null,
    seq: session.at(),
    outcome: outcome(),
    request: null,
    votes: [],
    readOnly: null,
    seed: null,
    createdAt: 0,
    updatedAt: 0,
  };
};

/** Commands that are played on the line: each becomes a variation, or goes to the node that plays it already. */
export const createSender = (session: Session, seat: () => Seat | null): Sender => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const sendAll: Sender["sendAll"] = async (commands) => {
    setBusy(true);
    setProblem(null);
    try {
      for (const command of commands) {
        const by = seat();
        const refused = by === null ? null : await session.play(by, command);
        if (refused) setProblem(refusedText(shell(), refused, wordsOf(session.rules.game)));
        if (refused || by === null) return false;
      }
      return true;
    } finally {
      setBusy(false);
    }
  };
  const back = (): void => {
    const { parent } = session.node();
    if (parent !== null) session.goTo(parent);
  };
  return {
    problem,
    busy,
    clear: () => setProblem(null),
    send: (command) => sendAll([command]),
    sendAll,
    undo: () => Promise.resolve(back()),
    backTo: (to) => {
      session.go(to);
      return Promise.resolve(true);
    },
    // Nobody is asked in the past: there is nothing to decide beforehand.
    order: () => Promise.resolve(false),
  };
};

/** The moment as a table: what every part of a table is drawn from. `seat` is the one that a form is filled for, or null. */
export const tableOf = (session: Session, seat: () => Seat | null, open = false): TableProps => {
  const sender = createSender(session, seat);
  const facts = createMemo(() => factsOf(session, seat()));
  const state = createMemo(() => (open ? session.openState : session.state)(session.at()));
  const entries = createMemo(() => session.entries().slice(0, session.at() + 1));
  return {
    get facts() {
      return facts();
    },
    rules: session.rules,
    get words() {
      return wordsOf(session.rules.game);
    },
    get state() {
      return state();
    },
    get entries() {
      return entries();
    },
    get seat() {
      return seat();
    },
    sender,
    names: (index) => facts().seats[index]?.player ?? String(index + 1),
    chat: [],
    connected: true,
  };
};
