import { type EmployeeId } from "@blueplate/engine";
import { type CareerPosition, postsOf } from "@blueplate/forecast";
import { commandOf } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createMemo, createUniqueId, For, Show } from "solid-js";
import { EmployeeCard } from "../cards/cards.tsx";
import { stackOf, stacksOf } from "../cards/stacks.ts";
import { ownChain, stateOf } from "../game.ts";
import { cardName, type PanelContext, seatIn } from "../panel-context.ts";
import { claimsSaid } from "./guard-notices.ts";
import { Step } from "./step.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().ask;

/** A position further on: what it does, how many steps, how many are left, or why not today. */
const PostRow = (props: { readonly panel: PanelContext; readonly post: CareerPosition }) => {
  const stack = () => stackOf(props.panel.ruleset, props.post.to, 1, ownChain(props.panel.table));
  const pick = (): void => {
    const { filling } = props.panel;
    // Who trains is left to the rules unless somebody asks for it: the teachers that leave most useful steps over.
    filling.fill({ to: props.post.to }, props.panel.filling.form()?.slots.some(isUsing) ? ["using"] : []);
  };
  const id = createUniqueId();
  const why = (): string => (props.post.refusal ? props.panel.table.words.refusal(props.post.refusal) : "");
  return (
    <button
      type="button"
      class="post"
      data-family={stack().family}
      disabled={props.post.refusal !== null}
      aria-pressed={props.panel.filling.picked()["to"] === props.post.to}
      aria-label={stack().name}
      aria-describedby={`${id}-effect ${id}-steps${why() ? ` ${id}-why` : ""}`}
      data-term={`employee:${props.post.to}`}
      onClick={pick}
    >
      <b>{stack().name}</b>
      <span class="number" id={`${id}-effect`}>
        {stack().effect}
      </span>
      <span class="muted number" id={`${id}-steps`}>
        {words().steps(props.post.steps)} · {words().left(props.post.left)}
        <Show when={props.post.raise > 0}> · {magnateWords().panels.salaryMore(props.post.raise)}</Show>
      </span>
      <Show when={why()}>
        <span class="why" id={`${id}-why`}>
          {why()}
        </span>
      </Show>
    </button>
  );
};

/** Too far for today's trainers. */
const isBeyond = ({ refusal }: CareerPosition): boolean => refusal?._tag === "NotEnoughTraining";

const isUsing = ({ name }: { readonly name: string }): boolean => name === "using";

/** What is beyond today's trainers: dim, each position behind the one it comes from. */
const Beyond = (props: { readonly panel: PanelContext; readonly posts: readonly CareerPosition[] }) => (
  <Show when={props.posts.length > 0}>
    <h3>{magnateWords().panels.beyond}</h3>
    <ul class="beyond number">
      <For each={props.posts}>
        {(post) => {
          const stack = () => stackOf(props.panel.ruleset, post.to, 1, ownChain(props.panel.table));
          return (
            <li data-family={stack().family} data-term={`employee:${post.to}`} style={{ "--steps": post.steps - 1 }}>
              <span>
                <b>{stack().name}</b> {stack().effect}
              </span>
              <span>
                {words().steps(post.steps)} · {words().left(post.left)}
              </span>
            </li>
          );
        }}
      </For>
    </ul>
  </Show>
);

/** The career of the chosen card, all of it: what training could bring about today, and what lies beyond. */
const Path = (props: PanelContext & { readonly employee: EmployeeId }) => {
  const posts = createMemo(() => postsOf(props.ruleset, stateOf(props.table), seatIn(props), props.employee));
  // Every training claims the same: the first that is open speaks for all.
  const claims = (): readonly string[] => {
    const to = posts().find(({ refusal }) => refusal === null)?.to;
    const form = props.filling.form();
    return to && form
      ? claimsSaid(props, [commandOf(form, { employee: props.employee, to })]).map(({ text }) => text)
      : [];
  };
  return (
    <Step title={words().becomes(cardName(props.employee))}>
      <For each={props.filling.slot() === null ? [] : claims()}>{(line) => <p class="claim">{line}</p>}</For>
      <div class="choices posts">
        <For each={posts().filter((post) => !isBeyond(post))}>{(post) => <PostRow panel={props} post={post} />}</For>
      </div>
      <Beyond panel={props} posts={posts().filter(isBeyond)} />
    </Step>
  );
};

/** Whom to train and to what: the beach, then the path. */
export const TrainPanel = (props: PanelContext) => {
  // cast: the slot offers employees.
  const employee = () => props.filling.picked()["employee"] as EmployeeId | undefined;
  const offered = createMemo((): readonly EmployeeId[] => {
    const form = props.filling.form();
    const slot = form?.slots[0];
    if (slot?.shape !== "choice" || props.table.seat === null) return [];
    // cast: as above.
    return slot.candidates(props.table.state, props.table.seat, {}) as readonly EmployeeId[];
  });
  const beach = () => stacksOf(props.ruleset, Object.fromEntries(offered().map((each) => [each, 1])));
  const choose = (next: EmployeeId): void => {
    props.filling.reopen("employee");
    props.filling.fill({ employee: next });
  };
  return (
    <div class="slot stack">
      <Step title={words().onBeach} term="beach">
        <div class="card-row" classList={{ choices: employee() === undefined }}>
          <For each={beach()}>
            {(stack) => (
              <span class="card-choice" data-chosen={employee() === stack.employee}>
                <EmployeeCard stack={stack} label={stack.name} onClick={() => choose(stack.employee)} />
              </span>
            )}
          </For>
        </div>
      </Step>
      <Show when={employee()}>{(chosen) => <Path {...props} employee={chosen()} />}</Show>
      <Show when={props.filling.slot()?.name === "using"}>
        <Teachers {...props} />
      </Show>
      <Show when={mayChoose(props)}>
        <Button kind="quiet" onClick={() => props.filling.reopen("using")}>
          {words().chooseTeacher}
        </Button>
      </Show>
    </div>
  );
};

/** True when the command is complete and other teachers could give the lesson. */
const mayChoose = ({ filling, table }: PanelContext): boolean => {
  const slot = filling.form()?.slots.find(isUsing);
  if (!slot || filling.slot() || table.seat === null) return false;
  return slot.asked?.(table.state, table.seat, filling.picked()) === "maybe";
};

/** Who trains, where it is not left to the rules. */
const Teachers = (props: PanelContext) => (
  <Step title={words().chooseTeacher}>
    <div class="offers">
      <For each={props.filling.list()}>
        {(value, index) => (
          <Button aria-pressed="true" onClick={() => props.filling.shrink(index())}>
            {cardName(value)} ×
          </Button>
        )}
      </For>
      <For each={props.filling.offers()}>
        {(value) => <Button onClick={() => props.filling.grow(value)}>{cardName(value)}</Button>}
      </For>
    </div>
  </Step>
);
