import { createMemo, For, Show } from "solid-js";
import { EmployeeCard } from "../cards/cards.tsx";
import { stacksOf } from "../cards/stacks.ts";
import { ownChain } from "../game.ts";
import { magnateWords } from "../language.ts";
import type { BoardActions, BoardProps } from "./board-actions.ts";
import { CARD_SIZES, type CardSize } from "./layout.ts";

const words = () => magnateWords().structure;

/** The beach: who lies there can be trained. A tap on the sand lets a card lie down that was picked up. */
export const Beach = (props: BoardProps & { readonly actions: BoardActions }) => {
  const held = () => props.draft.held();
  const lying = createMemo(() => stacksOf(props.ruleset, props.draft.beach(), ownChain(props.table)));
  // By kind: a card that stays is not drawn anew while others decide, or it would go from under a finger.
  const kinds = createMemo(() => lying().map(({ employee }) => employee));
  const layDown = ({ target }: MouseEvent): void => {
    const now = held();
    if (now?.isLifted !== true || now.from !== "work" || (target instanceof Element && target.closest("button")))
      return;
    props.actions.send(now.employee, "work");
  };
  return (
    <section
      class="beach"
      data-group="beach"
      data-takes={held()?.isLifted && held()?.from === "work"}
      onClick={layDown}
    >
      <Parasol />
      <div class="beach-head">
        <h2>{words().beach}</h2>
        <p>{words().beachHelp}</p>
      </div>
      <div class="card-row">
        <For each={kinds()} fallback={<span class="muted">{words().nobody}</span>}>
          {(employee) => (
            <Show when={lying().find((each) => each.employee === employee)}>
              {(stack) => (
                <div
                  class="on-beach"
                  data-many={stack().count > 1}
                  data-lifted={held()?.isLifted && held()?.from === "beach" && held()?.employee === employee}
                  onPointerEnter={({ pointerType }) => pointerType === "mouse" && props.actions.look(employee, "beach")}
                  onPointerLeave={() => props.actions.look(null, "beach")}
                >
                  <EmployeeCard
                    stack={stack()}
                    label={words().toWork(stack().name)}
                    onClick={(event) => props.actions.press(employee, "beach", null, event)}
                  />
                </div>
              )}
            </Show>
          )}
        </For>
      </div>
    </section>
  );
};

/** A parasol, so that it is seen from afar who has the day off. */
const Parasol = () => (
  <svg class="parasol" viewBox="0 0 150 130" aria-hidden="true">
    <ellipse cx="84" cy="122" rx="60" ry="6" fill="#2b2430" opacity="0.16" />
    <path d="M62 14L86 122" stroke="#2b2430" stroke-width="4.5" stroke-linecap="round" />
    <path d="M62 14L86 122" stroke="#c99a5b" stroke-width="1.6" stroke-linecap="round" />
    <path
      d="M4 62Q8 22 62 10Q122 10 140 46Q124 36 112 48Q96 38 82 54Q64 44 48 60Q24 46 4 62Z"
      fill="#fff6e0"
      stroke="#2b2430"
      stroke-width="2"
    />
    <path
      d="M62 10Q28 30 26 53Q38 50 48 60Q50 26 62 10ZM62 10Q84 28 82 54Q96 38 112 48Q100 18 62 10Z"
      fill="#c9603f"
      stroke="#2b2430"
      stroke-width="2"
      stroke-linejoin="round"
    />
  </svg>
);

/** Pixels of the beach for so many stacks, with cards of a size, in a room so wide. */
export const beachHeight = (stacks: number, width: number, size: CardSize): number => {
  const card = CARD_SIZES[size];
  const across = Math.max(1, Math.floor((width - 150) / (card.width + 10)));
  return Math.max(1, Math.ceil(stacks / across)) * (card.height + 8) + 26;
};
