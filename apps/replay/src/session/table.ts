import type { TableFacts } from "@blueplate/api";
import type { Seat } from "@blueplate/kernel";
import type { CommandSender, TableProps } from "@blueplate/tabletop";
import { wordsOf } from "@blueplate/tabletop";
import { NOBODY_ASKED } from "@blueplate/tabletop/people";
import { createMemo, createSignal } from "solid-js";
import { refusedText } from "../refused.ts";
import { displayNamesIn } from "./display-names.ts";
import type { Session } from "./session.ts";
import { replayShell } from "../language.ts";

/** What a moment of a line has instead of a table on the server. */
const NO_TABLE = { origin: "drawn", listed: false, own: null, host: false } as const;

/** The table's head: what the moment decides in it is read from the moment, so that nothing else follows every step. */
const factsOf = (session: Session, seat: () => Seat | null): TableFacts => {
  const { rules, chapter, outcome } = session;
  const { source } = chapter();
  return {
    id: `replay-${chapter().id}`,
    name: chapter().name,
    game: rules.game,
    config: rules.config,
    hash: rules.hash,
    ...NO_TABLE,
    get status() {
      return outcome() ? "finished" : "running";
    },
    seats: displayNamesIn(session).map((each, index) => ({
      ...each,
      seat: index,
      kind: each.bot === null ? "person" : "bot",
      program: false,
      standIn: null,
      resigned: false,
    })),
    get mySeat() {
      return seat();
    },
    header: source._tag === "Game" ? source.header : null,
    get seq() {
      return session.at();
    },
    get outcome() {
      return outcome();
    },
    ...NOBODY_ASKED,
    readOnly: null,
    seed: null,
    createdAt: 0,
    updatedAt: 0,
  };
};

/** Commands that are played on the line: each becomes a variation, or goes to the node that plays it already. */
export const createSender = (session: Session, seat: () => Seat | null): CommandSender => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const sendAll: CommandSender["sendAll"] = async (commands) => {
    setBusy(true);
    setProblem(null);
    try {
      for (const command of commands) {
        const by = seat();
        const refused = by === null ? null : await session.play(by, command);
        if (refused) setProblem(refusedText(replayShell(), refused, wordsOf(session.rules.game)));
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

/**
 * The moment as a table: what every part of a table is drawn from. `seat` is the one that a form is filled for, or null; `moment`
 * is the step that is shown: where one is, or where one rests.
 */
export const tableOf = (
  session: Session,
  seat: () => Seat | null,
  viewAt: (at: number) => unknown = session.state,
  moment: () => number = session.at,
): TableProps => {
  const sender = createSender(session, seat);
  const facts = createMemo(() => factsOf(session, seat));
  const state = createMemo(() => viewAt(moment()));
  const entries = createMemo(() => session.entries().slice(0, moment() + 1));
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
