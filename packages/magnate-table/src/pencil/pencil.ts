import { type Command, type Ruleset } from "@blueplate/engine";
import {
  type PencilledDay,
  pencilDay,
  pencilled,
  type PencilLine,
  pencilLine,
  pencilOutlook,
  type PencilStep,
} from "@blueplate/forecast";
import { type Played, seal, type Tagged } from "@blueplate/kernel";
import { type CommandSender, standInOf, type TableProps } from "@blueplate/tabletop";
import { createEffect, createMemo, createSignal, mergeProps, on } from "solid-js";
import { stateOf } from "../game.ts";
import { rulesOf, seatIn } from "../panel-context.ts";
import { type KeptDay, keepDay, keptDay } from "./stored-day.ts";

/** The number of the first entry in pencil: beyond those of any table. */
const PENCIL_SEQ = 1_000_000_000;

/** Why inking stopped: at which step, and how that stands on the table now. */
export interface InkStop {
  readonly step: number;
  readonly line: PencilLine;
}

/** A day in pencil over a table. */
export interface PencilledPlan {
  /** The table as the question sees it: the real one, or the day in pencil with a sender that sends nothing. */
  readonly asked: TableProps;
  /** The table as town and rails show it. */
  readonly shown: TableProps;
  /** True while the pencil is in hand. */
  readonly open: () => boolean;
  /** True where a day could be pencilled now. */
  readonly possible: () => boolean;
  /** True while the table waits for the seat. */
  readonly isAsked: () => boolean;
  /** True while it is the seat's own turn at the table. */
  readonly isTurn: () => boolean;
  readonly lines: () => readonly PencilLine[];
  readonly toggle: () => void;
  /** Rubs out the steps from this one on. */
  readonly rubOut: (from: number) => void;
  /** Rubs out one step alone; those after it stand as they come out without it. */
  readonly drop: (index: number) => void;
  /** Plays the steps at the table, up to the first that is refused there or comes out differently. */
  readonly ink: () => Promise<void>;
  readonly stop: () => InkStop | null;
}

/** The steps that can be taken, as entries behind those of the table. */
const entriesOf = (table: TableProps, lines: readonly PencilLine[]): readonly Played<Tagged>[] =>
  lines
    .filter(({ mark }) => mark === "holds" || mark === "changed")
    .map(({ command, events }, index) => ({
      _tag: "Played",
      seq: PENCIL_SEQ + index,
      seat: seatIn({ table }),
      commandId: `pencil-${index}`,
      // cast: a command of this game is JSON by its own schema.
      command: seal([seatIn({ table })], { ...command } as Played<Tagged>["command"]["content"]),
      events,
      final: false,
      at: 0,
    }));

/** The sheet of paper: the steps of the round, kept in this browser, and what they come to on the table as it stands. */
const createSheet = (table: TableProps, ruleset: Ruleset) => {
  const round = createMemo(() => stateOf(table).round);
  const [written, setWritten] = createSignal(0);
  // Whoever has taken up the device has a paper of his own.
  const kept = createMemo((): KeptDay => {
    written();
    return keptDay(table, round());
  });
  const write = (part: Partial<KeptDay>): void => {
    keepDay(table, { ...kept(), ...part });
    setWritten(written() + 1);
  };
  // What was pencilled for a round that is over goes with it.
  createEffect(on(round, () => keepDay(table, kept()), { defer: true }));
  const day = createMemo(() => {
    if (table.seat === null || standInOf(table.facts, table.seat) !== null) return null;
    return pencilDay(ruleset, stateOf(table), table.seat);
  });
  const done = createMemo((): PencilledDay | null => {
    const today = day();
    return today && pencilled(rulesOf(table), today, seatIn({ table }), kept().steps);
  });
  return { kept, write, day, done };
};

type Sheet = ReturnType<typeof createSheet>;

/** Takes commands down in pencil: they are refused as at the table, and sent nowhere. */
const pencilSender = (table: TableProps, { kept, write, done }: Sheet): CommandSender => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const give = (command: Tagged): boolean => {
    const paper = done();
    if (!paper) return false;
    // cast: the panels fill the forms of this game.
    const step: PencilStep = { command: command as Command, events: [] };
    const { refusal, events } = pencilLine(rulesOf(table), paper.state, seatIn({ table }), step);
    setProblem(refusal && table.words.refusal(refusal));
    if (refusal) return false;
    const stopped = paper.lines.findIndex(({ mark }) => mark === "refused");
    const at = stopped < 0 ? kept().steps.length : stopped;
    write({ steps: kept().steps.toSpliced(at, 0, { ...step, events }) });
    return true;
  };
  const rubOut = (from: number): void => write({ steps: kept().steps.slice(0, Math.max(0, from)) });
  return {
    problem,
    from: PENCIL_SEQ,
    clear: () => setProblem(null),
    busy: () => false,
    send: (command) => Promise.resolve(give(command)),
    sendAll: (commands) => Promise.resolve(commands.every(give)),
    undo: () => Promise.resolve(rubOut(entriesOf(table, done()?.lines ?? []).length - 1)),
    // What is decided beforehand is decided at the table, not on this paper.
    order: (orders) => table.sender.order(orders),
    backTo: (to) => {
      rubOut(to - PENCIL_SEQ + 1);
      return Promise.resolve(true);
    },
  };
};

/** Plays the steps at the table one by one. */
const inking = (table: TableProps, { kept, write }: Sheet) => {
  const [stop, setStop] = createSignal<InkStop | null>(null);
  const ink = async (): Promise<void> => {
    setStop(null);
    write({ open: false });
    for (let step = 1; ; step++) {
      const [next, ...rest] = kept().steps;
      if (!next) return;
      const line = pencilLine(rulesOf(table), stateOf(table), seatIn({ table }), next);
      if (line.mark !== "holds") {
        setStop({ step, line });
        // Whoever inks again has seen what it comes to now.
        if (line.mark === "changed") write({ steps: [{ command: line.command, events: line.events }, ...rest] });
        return;
      }
      if (!(await table.sender.send(next.command))) return;
      write({ steps: rest });
    }
  };
  return { stop, ink, clear: () => setStop(null) };
};

/** The table as it is seen through the pencil: by the question, and by town and rails. */
const throughPencil = (
  table: TableProps,
  sheet: Sheet,
  open: () => boolean,
): Pick<PencilledPlan, "asked" | "shown"> => {
  const { done } = sheet;
  const sender = pencilSender(table, sheet);
  const entries = createMemo(() =>
    open() ? [...table.entries, ...entriesOf(table, done()?.lines ?? [])] : table.entries,
  );
  const state = createMemo(() => (open() ? (done()?.state ?? stateOf(table)) : stateOf(table)));
  const outlook = createMemo(() => (open() ? pencilOutlook(stateOf(table), state()) : state()));
  return {
    asked: mergeProps(table, {
      get state() {
        return state();
      },
      get entries() {
        return entries();
      },
      get sender() {
        return open() ? sender : table.sender;
      },
    }),
    shown: mergeProps(table, {
      get state() {
        return outlook();
      },
    }),
  };
};

/**
 * A working day tried in pencil on the table as it stands (key P): the same panels and forms ask `asked`, town and rails show
 * `shown`, and nothing leaves this device. On one's turn it is inked.
 */
export const createPencil = (table: TableProps, ruleset: Ruleset): PencilledPlan => {
  const sheet = createSheet(table, ruleset);
  const { kept, write, day, done } = sheet;
  const open = createMemo(() => kept().open && day() !== null);
  const { stop, ink, clear } = inking(table, sheet);
  const isAsked = (): boolean => table.rules.waitsFor(table.state).some((seat) => seat === table.seat);
  return {
    ...throughPencil(table, sheet, open),
    open,
    possible: () => day() !== null,
    isAsked,
    isTurn: () => isAsked() && day() === table.state,
    lines: createMemo(() => done()?.lines ?? []),
    toggle: () => {
      clear();
      if (day() !== null) write({ open: !kept().open });
    },
    rubOut: (from) => {
      clear();
      write({ steps: kept().steps.slice(0, from) });
    },
    drop: (index) => {
      clear();
      write({ steps: kept().steps.toSpliced(index, 1) });
    },
    ink,
    stop,
  };
};
