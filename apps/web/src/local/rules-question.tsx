import { changeRules, openTable, rulesInForce, type Seat } from "@blueplate/kernel";
import { nameOfPerson, shell } from "@blueplate/tabletop";
import { Button, Notice } from "@blueplate/ui";
import { createSignal, For, Show } from "solid-js";
import { keepLocal, type LocalOpening } from "./open.ts";
import { replayLink } from "../saved-games/saved-game.ts";
import { sidesOf } from "./controllers.ts";

interface RulesQuestionProps {
  readonly id: string;
  readonly opening: LocalOpening;
  /** Hears that the game goes on by them. */
  readonly onChanged: () => void;
}

/**
 * A game on this device that the rules of today decide differently: it goes on by them when everybody round the device has agreed, one
 * after the other. Until then it can be looked at in the replay.
 */
export const LocalRulesVote = (props: RulesQuestionProps) => {
  const { id, opening } = props;
  const { header, rules, seed, entries } = opening;
  const { people } = sidesOf(header, entries);
  const [agreed, setAgreed] = createSignal<readonly Seat[]>([]);
  const goOn = async (): Promise<void> => {
    const { table } = changeRules(openTable(rules, seed, entries), rulesInForce(header, entries), Date.now());
    await keepLocal(id, opening, table, { orders: opening.orders ?? [], question: null });
    props.onChanged();
  };
  const agree = (seat: Seat): void => {
    setAgreed([...new Set([...agreed(), seat])]);
    if (people.every((one) => agreed().includes(one))) void goOn();
  };
  return (
    <main class="empty stack">
      <Notice kind="info">{shell().consent.rulesDiffer(opening.differs ?? 0)}</Notice>
      <Show
        when={people.length > 1}
        fallback={
          <Button kind="main" onClick={() => void goOn()}>
            {shell().consent.goOn}
          </Button>
        }
      >
        <p class="muted">{shell().local.agreeHelp}</p>
        <For each={people}>
          {(seat) => (
            <Button aria-pressed={agreed().includes(seat)} onClick={() => agree(seat)}>
              {shell().local.agree(nameOfPerson(header.seats[seat]?.player ?? String(seat + 1)))}
            </Button>
          )}
        </For>
      </Show>
      <p class="row">
        <a class="button" href={replayLink(id)}>
          {shell().lobby.replay}
        </a>
        <a class="button" href="/">
          {shell().table.lobby}
        </a>
      </p>
    </main>
  );
};
