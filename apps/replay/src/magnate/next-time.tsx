import { type Ruleset, type State } from "@blueplate/engine";
import { type ActionSummaryTag, type History, nextTime, type Occasion } from "@blueplate/forecast";
import { seatsOf } from "@blueplate/kernel";
import { Button, Icon } from "@blueplate/ui";
import { type Accessor, createMemo, createSignal, For } from "solid-js";
import type { Session } from "../session/session.ts";
import { namesIn } from "../session/event-text.ts";
import { historyIn } from "./history.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

const DOES = [
  "hires",
  "trains",
  "advertises",
  "sells",
  "opens",
  "gains",
] as const satisfies readonly ActionSummaryTag[];

interface Choice {
  readonly id: string;
  readonly text: string;
  readonly what: Occasion;
}

/** The houses in town, as the same list for as long as they are the same. */
const createHouses = (session: Session): Accessor<readonly number[]> =>
  // cast: the rules are this game's own, whose states these are.
  createMemo(() => (session.state(session.rest()) as State).town.houses.map(({ house }) => house), [], {
    equals: (before, now) => before.length === now.length && before.every((house, index) => house === now[index]),
  });

/**
 * What happens in the game as far as it is shown: nothing else can be gone to. With a hidden outcome it is whatever the houses and the
 * chains that are known could do: which of it is still to come is for whoever goes there to see.
 */
const choicesOf = (session: Session, inTown: readonly number[], history: History): readonly Choice[] => {
  const names = namesIn(session);
  const chains = seatsOf(session.rules.config.seats).flatMap((seat) =>
    DOES.map((does): Choice => ({
      id: `${seat} ${does}`,
      text: words().nextDoes[does](names(seat)),
      what: { _tag: "chain", seat, does },
    })),
  );
  const houses = inTown.map((house): Choice => ({
    id: `house ${house}`,
    text: words().nextHouse(house),
    what: { _tag: "house", house },
  }));
  const all = [...houses, ...chains];
  return session.hidden() ? all : all.filter(({ what }) => nextTime(history, -1, 1, what) !== null);
};

interface NextTimeProps {
  readonly session: Session;
  readonly ruleset: Ruleset;
  /** The game as far as it is shown. */
  readonly history: History;
}

/** Steps to the next or the last time that something happens: a house eats, a chain trains. */
export const NextTime = (props: NextTimeProps) => {
  const { session, ruleset } = props;
  const houses = createHouses(session);
  const choices = createMemo(() => choicesOf(session, houses(), props.history));
  const [id, setId] = createSignal("");
  const nextOf = (choice: Choice | undefined, direction: 1 | -1): number | null =>
    choice ? nextTime(props.history, session.rest(), direction, choice.what) : null;
  // Until somebody chooses, it is what happens again.
  const chosen = createMemo(
    () =>
      choices().find((choice) => choice.id === id()) ??
      choices().find((choice) => nextOf(choice, 1) !== null) ??
      choices()[0],
  );
  const to = (direction: 1 | -1): number | null => nextOf(chosen(), direction);
  // What a hidden outcome does not show is searched when somebody asks for it, never before: nothing drawn may tell of it.
  const toUnseen = (): number | null => {
    const choice = chosen();
    if (!choice || !session.hidden()) return null;
    return nextTime(historyIn(session, ruleset, session.entries()), session.rest(), 1, choice.what);
  };
  const go = (direction: 1 | -1): void => {
    const step = to(direction) ?? (direction === 1 ? toUnseen() : null);
    if (step === null) session.say(words().nextNone);
    else session.step(step - session.at());
  };
  const isOver = (): boolean => !session.hidden() && to(1) === null;
  return (
    <span class="next-time row" role="group" aria-label={words().nextTime}>
      <Button aria-label={`${words().back}: ${chosen()?.text ?? ""}`} disabled={to(-1) === null} onClick={() => go(-1)}>
        <Icon name="caret-left" />
      </Button>
      <select
        aria-label={words().nextTime}
        title={choices().length === 0 ? words().nextNever : words().nextTime}
        disabled={choices().length === 0}
        onChange={(event) => setId(event.currentTarget.value)}
      >
        <For each={choices()} fallback={<option>{words().nextNever}</option>}>
          {(choice) => (
            <option value={choice.id} selected={choice.id === chosen()?.id}>
              {choice.text}
            </option>
          )}
        </For>
      </select>
      <Button
        aria-label={`${words().nextTime}: ${chosen()?.text ?? ""}`}
        title={isOver() ? words().nextNone : ""}
        disabled={isOver()}
        onClick={() => go(1)}
      >
        <Icon name="caret-right" />
      </Button>
    </span>
  );
};
