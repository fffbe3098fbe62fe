import type { State } from "@blueplate/engine";
import { redact, type Seat, type Tagged } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createEffect, createMemo, createSignal, For, on, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { foodChainMagnate, shell } from "@blueplate/tabletop";
import { localBot } from "../local/games.ts";
import type { LocalOwner } from "../local/owner.ts";
import { forgetCoach } from "./coached.ts";
import "./guide.css";

const words = () => shell().learn;

/** What may be done and why: at most two ideas, from the decisions of a bot that sees what the player sees. */
interface Idea {
  readonly what: string;
  readonly why: string;
}

const IDEAS = 2;
/** Decisions of the bot that are looked at, each with its own chance. */
const TRIES = 8;

const commandIn = (owner: LocalOwner, seat: Seat, chance: number): Tagged | undefined => {
  const { rules, state, entries } = owner.table();
  const bot = localBot(rules.game, chance % 2 === 0 ? "steady" : "random");
  return bot?.decide(redact(state, seat), seat, rules, { seed: `idea|${entries.length}|${chance}`, work: 1 });
};

const ideaOf = (owner: LocalOwner, command: Tagged): Idea => {
  const { rules } = owner.table();
  const texts = wordsOf(rules.game);
  const reasons: Readonly<Record<string, string>> = words().reasons;
  const { _tag, ...slots } = command;
  const named = Object.values(slots).filter((value): value is string => typeof value === "string");
  return {
    what: [texts.form(_tag).button, ...named.map((value) => texts.value("", value))].join(": "),
    why: reasons[_tag] ?? "",
  };
};

/** The seat that holds the device while it is asked something, or null. */
const askedSeat = (owner: LocalOwner): Seat | null => {
  const seat = owner.holder();
  const { rules, state } = owner.table();
  return seat !== null && rules.waitsFor(state).includes(seat) ? seat : null;
};

/** Ideas for whoever holds the device; they never play for anybody. */
const ideasFor = (owner: LocalOwner): readonly Idea[] => {
  const seat = askedSeat(owner);
  if (seat === null) return [];
  const ideas: Idea[] = [];
  for (let chance = 0; chance < TRIES && ideas.length < IDEAS; chance++) {
    const command = commandIn(owner, seat, chance);
    const idea = command && ideaOf(owner, command);
    if (idea && !ideas.some(({ what }) => what === idea.what)) ideas.push(idea);
  }
  return ideas;
};

/** The coach: says once what a phase is about, and gives ideas when asked. */
export const Coach = (props: { readonly owner: LocalOwner; readonly table: string }) => {
  // cast: the coach is offered for Food Chain Magnate only.
  const phase = createMemo(() => (props.owner.table().state as State).stage._tag);
  const [told, setTold] = createSignal<ReadonlySet<string>>(new Set());
  const [ideas, setIdeas] = createSignal<readonly Idea[] | null>(null);
  const [gone, setGone] = createSignal(false);
  createEffect(
    on(
      () => props.owner.table().entries.length,
      () => setIdeas(null),
      { defer: true },
    ),
  );
  const isNew = (): boolean => !told().has(phase());
  const leave = (): void => {
    forgetCoach(props.table);
    setGone(true);
  };
  return (
    <Show when={!gone()}>
      <aside class="guide panel" aria-label={words().coach}>
        <header class="row">
          <b>{foodChainMagnate().phases[phase()].name}</b>
          <Button kind="quiet" onClick={leave}>
            {words().hide}
          </Button>
        </header>
        <Show when={isNew()}>
          <p aria-live="polite">{words().phases[phase()]}</p>
        </Show>
        <Show when={ideas()}>
          {(list) => (
            <ul>
              <For each={list()} fallback={<li>{words().noIdea}</li>}>
                {(idea) => (
                  <li>
                    <b>{idea.what}</b> <span class="muted">{idea.why}</span>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
        <div class="row">
          <Show when={isNew()}>
            <Button onClick={() => setTold(new Set([...told(), phase()]))}>{words().next}</Button>
          </Show>
          <Button disabled={askedSeat(props.owner) === null} onClick={() => setIdeas(ideasFor(props.owner))}>
            {words().consider}
          </Button>
        </div>
      </aside>
    </Show>
  );
};
