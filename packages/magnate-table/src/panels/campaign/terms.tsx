import { costsSalary, type EmployeeId, marketableGoods } from "@blueplate/engine";
import type { Json } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { For, Show } from "solid-js";
import { stateOf } from "../../game.ts";
import { magnateWords } from "../../language.ts";
import { NamedGood } from "../../named-good.tsx";
import { goodName, type PanelContext, seatIn } from "../../panel-context.ts";
import { longestRun } from "../../placing/default-campaign.ts";
import { isAsked, offersOf } from "../slot-of.ts";
import { Step } from "../step.tsx";

const words = () => magnateWords().ask;

/** The employee that a slot offers. */
// cast: the slots offer employees and numbers of tiles.
export const employeeIn = (value: Json): EmployeeId => value as EmployeeId;

/** Goods; the longest run comes with them. */
export const Goods = (props: PanelContext) => {
  const pick = (good: Json): void => {
    const picked = props.filling.picked();
    const state = stateOf(props.table);
    const duration =
      picked["duration"] ?? longestRun({ filling: props.filling, state, seat: seatIn(props) }, { ...picked, good });
    props.filling.fill({ good, ...(duration === null ? {} : { duration }) });
  };
  return (
    <Step title={words().good}>
      <div class="offers good-offers">
        <For each={marketableGoods(props.ruleset.content)}>
          {(good) => (
            <Button
              aria-label={goodName(good)}
              data-term={`good:${good}`}
              aria-pressed={props.filling.picked()["good"] === good}
              onClick={() => pick(good)}
            >
              <NamedGood table={props.table} good={good} />
            </Button>
          )}
        </For>
      </div>
    </Step>
  );
};

/** How long, named by the rounds it runs in, with when the marketeer is back and what he costs until then. */
export const Durations = (props: PanelContext) => {
  const marketer = () => employeeIn(props.filling.picked()["marketer"] ?? null);
  const chain = () => stateOf(props.table).chains[props.table.seat ?? 0];
  const round = (): number => stateOf(props.table).round;
  const chosen = (): number | null => {
    const { duration } = props.filling.picked();
    return typeof duration === "number" ? duration : null;
  };
  const salary = (rounds: number): string => {
    const mine = chain();
    const paid = mine !== undefined && costsSalary(props.ruleset, mine, marketer());
    return paid ? ` · ${words().salaries(rounds * props.ruleset.content.constants.salary)}` : "";
  };
  return (
    <Show when={isAsked(props, "duration")} fallback={<p class="chip">{words().endless}</p>}>
      <Step title={words().duration} term="busy">
        <div class="offers durations">
          <For each={offersOf(props, "duration").filter((each) => typeof each === "number")}>
            {(rounds) => (
              <Button
                class="number small"
                aria-pressed={chosen() === rounds}
                aria-label={words().runs(round(), rounds)}
                onClick={() => props.filling.fill({ duration: rounds })}
              >
                {words().rounds(round(), rounds)}
              </Button>
            )}
          </For>
        </div>
        <Show when={chosen()}>
          {(rounds) => (
            <p class="number">
              {words().runs(round(), rounds())}
              {salary(rounds())}
            </p>
          )}
        </Show>
      </Step>
    </Show>
  );
};
