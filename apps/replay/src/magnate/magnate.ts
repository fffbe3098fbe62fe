import { type Ruleset, rulesetOf } from "@blueplate/engine";
import { valueAt } from "@blueplate/forecast";
import { withUsual } from "@blueplate/magnate-table";
import { dashOf, type TableProps } from "@blueplate/tabletop";
import { plain } from "@blueplate/words";
import { type Accessor, createMemo } from "solid-js";
import { createPlaying, type ContinuationState } from "../session/for-seat.ts";
import { type RoundSpan, roundsIn } from "../analysis/line/parts.ts";
import { seatsIn } from "../session/seats.ts";
import type { Session } from "../session/session.ts";
import { tableOf } from "../session/table.ts";
import { namesIn, sentencesOf } from "../session/event-text.ts";
import type { ValueCurve } from "../timeline/courses.tsx";
import { createHistory } from "./history.ts";
import { createNoting } from "./noting.ts";
import { momentsOf } from "./compare/sides.ts";
import { inShortFor } from "./timeline-flags.ts";

/** What the parts of this game's screen have in common. */
export interface MagnateScreenContext {
  readonly session: Session;
  readonly ruleset: Ruleset;
  readonly table: TableProps;
  /** The table where one rests: what is reckoned over it need not keep up with the thumb of the timeline. */
  readonly resting: TableProps;
  readonly playing: ContinuationState;
  readonly history: ReturnType<typeof createHistory>;
  readonly noting: ReturnType<typeof createNoting>;
}

/** Looking back at a session of this game: everything that its parts ask for; `plays` while one plays on from a moment. */
export const createMagnate = (session: Session, plays: Accessor<boolean>): MagnateScreenContext => {
  const ruleset = rulesetOf(session.rules);
  const table = tableOf(session, () => null);
  const resting = tableOf(session, () => null, session.state, session.rest);
  const free = createPlaying(session, plays);
  const playing: ContinuationState = { ...free, filling: withUsual(free.filling, free.table, ruleset) };
  const noting = createNoting(session, table, ruleset);
  session.setInShort(inShortFor(ruleset, namesIn(session)));
  session.setMomentOn(momentsOf(session, ruleset));
  return { session, ruleset, table, resting, playing, history: createHistory(session, ruleset), noting };
};

/** What the last step has changed in everybody's cash. */
export const createChanges = ({ session, history }: MagnateScreenContext): Accessor<readonly number[]> =>
  createMemo(() =>
    history().chains.map(({ cash }) =>
      session.at() === 0 ? 0 : valueAt(cash, session.at()) - valueAt(cash, session.at() - 1),
    ),
  );

/** Facts by which money comes to a chain or goes. */
const PAID: ReadonlySet<string> = new Set(["HouseServed", "MoneyPaid", "WentBankrupt"]);

/** What the last step's change in everybody's cash is made of, as it is told: a line for each house, the waitresses, the salaries. */
export const createChangeParts = ({ session, history }: MagnateScreenContext): Accessor<readonly string[]> =>
  createMemo(() => {
    const entry = session.entries()[session.at()];
    return history().chains.map(({ seat }) => {
      const own = (entry?.events ?? []).filter((fact) => PAID.has(fact._tag) && "seat" in fact && fact.seat === seat);
      return sentencesOf(session, entry && { ...entry, events: own })
        .map(plain)
        .join("\n");
    });
  });

/** The rounds, as the line itself has them before its history is known. */
export const createRounds = ({ session, history }: MagnateScreenContext): Accessor<readonly RoundSpan[]> =>
  createMemo(() => (history().steps > 0 ? history().rounds : roundsIn(session.entries().slice(0, session.last() + 1))));

/** The cash of the chains as lines over the timeline. */
export const valueCurvesOf = ({ session, history }: MagnateScreenContext): readonly ValueCurve[] =>
  history().chains.map(({ seat, cash }) => ({
    name: namesIn(session)(seat),
    colour: seatsIn(session)[seat]?.banner.colour ?? "#857864",
    dash: dashOf(seat),
    data: cash,
  }));
