import { mainline, type Played, type Tagged, undoTargets } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createMemo, For, Show } from "solid-js";
import { shell } from "../language.ts";
import { botSeats, standInOf } from "../people.ts";
import type { TableProps } from "../props.ts";
import { ArmedButton, type LineBeside } from "./armed-button.tsx";
import { isClosing } from "./draft.ts";
import type { QuestionParts } from "./question-parts.ts";
import { redoable } from "./redo.ts";

const words = () => shell().table;

/** The decision that an undo would take back: one's own last one, over what bots have answered to it. */
const lastOwn = ({ facts, entries, seat, sender }: TableProps): Played<Tagged> | null => {
  if (seat === null || standInOf(facts, seat) !== null) return null;
  const line = mainline(entries);
  const [to] = undoTargets({ line, entries }, seat, botSeats(facts));
  const last = line.find((entry) => entry.seq > (to ?? Number.POSITIVE_INFINITY));
  return last?._tag === "Played" && last.seq >= (sender.from ?? 0) ? last : null;
};

/** Where more goes than what one sees before oneself, the end of a turn or what bots have answered, the button says what. */
export const Undo = (props: { readonly table: TableProps; readonly isMine: boolean }) => {
  const last = createMemo(() => lastOwn(props.table));
  /** What goes with an undo, where it is more than the step at hand. */
  const act = ({ command, seq }: Played<Tagged>): string | null => {
    const { content } = command;
    const tag = typeof content === "object" && content !== null && "_tag" in content ? content["_tag"] : null;
    const form = typeof tag === "string" ? props.table.rules.forms[tag] : undefined;
    const isAtHand = props.isMine && seq === props.table.entries.at(-1)?.seq;
    return !form || (isAtHand && !isClosing(form)) ? null : props.table.words.form(form.tag).button;
  };
  const named = (entry: Played<Tagged>): string => {
    const what = act(entry);
    return what === null ? words().undo : shell().consent.undoOf(what);
  };
  return (
    <Show when={last()}>
      {(entry) => (
        <Button
          kind="quiet"
          class="step-back"
          shortcut="U"
          aria-keyshortcuts="U"
          aria-label={named(entry())}
          disabled={props.table.sender.busy()}
          onClick={() => void props.table.sender.undo()}
        >
          {words().undo} <Show when={act(entry())}>{(what) => <span class="step-what">{what()}</span>}</Show>
        </Button>
      )}
    </Show>
  );
};

/**
 * Does again what one has taken back last; only while one is asked. It closes what it has closed the first time, which is written in
 * a line of its own: the head of the question has no room for it.
 */
export const Redo = (props: {
  readonly table: TableProps;
  readonly isMine: boolean;
  readonly parts: QuestionParts;
  readonly beside: LineBeside;
}) => {
  const next = createMemo((): readonly Tagged[] => {
    const { seat, entries } = props.table;
    return seat === null || !props.isMine ? [] : redoable(entries, seat).slice(0, 1);
  });
  return (
    <For each={next()}>
      {(command) => (
        <ArmedButton
          kind="quiet"
          class="step-back"
          shortcut="Shift+U"
          left={props.parts.closes?.([command]) ?? null}
          again={props.parts.again?.([command]) ?? null}
          beside={props.beside}
          matter={() => props.table.state}
          disabled={props.table.sender.busy()}
          onPress={() => void props.table.sender.send(command)}
        >
          {words().redo}
        </ArmedButton>
      )}
    </For>
  );
};
