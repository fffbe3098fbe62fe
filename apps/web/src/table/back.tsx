import { startsSection, mainline, type Entry, eventsOf, lastRulesChange, undoTargets } from "@blueplate/kernel";
import { Button, ModalWindow, Notice, SelectField } from "@blueplate/ui";
import { createMemo, createSignal, Show } from "solid-js";
import {
  botSeats,
  GoneEntries,
  othersAsked,
  sentencesOf,
  shell,
  standInOf,
  type TableProps,
} from "@blueplate/tabletop";
import { plain } from "@blueplate/words";
import { FURTHER_SIGN } from "./further-sign.ts";
import { Seen } from "./rollback-difference.tsx";
import "./seats/consent.css";

const words = () => shell().consent;

/** True where the viewer decides and may wish to take something back. */
export const mayGoBack = (table: TableProps): boolean =>
  table.seat !== null && table.facts.status === "running" && standInOf(table.facts, table.seat) === null;

/** True for an own entry before which the viewer may wish to stand again: nobody goes back over a change of rules. */
export const mayTakeBack = (table: TableProps, seq: number): boolean =>
  mayGoBack(table) && seq > (lastRulesChange(table.entries)?.seq ?? 0);

/** What going back to before an own entry means: where to, what goes, and who is asked. Null when it no longer counts. */
const wayBack = ({ facts, entries, seat }: TableProps, seq: number) => {
  const line = mainline(entries);
  const index = line.findIndex((entry) => entry.seq === seq);
  const before = line[index - 1];
  if (!before || seat === null || seq < (lastRulesChange(entries)?.seq ?? 0)) return null;
  const gone = line.slice(index);
  const alone = undoTargets({ line, entries }, seat, botSeats(facts)).includes(before.seq);
  return {
    to: before.seq,
    gone,
    alone,
    asked: alone ? [] : othersAsked(facts, seat),
  };
};

type Way = NonNullable<ReturnType<typeof wayBack>>;

const needs = ({ alone, asked }: Way, table: TableProps): string => {
  if (alone) return words().alone;
  return asked.length === 0 ? words().onlyBots : words().asks(asked.map((each) => table.names(each)).join(", "));
};

/** The own decisions that still count, the latest first. */
const ownOf = ({ entries, seat, sender }: TableProps) => {
  const from = Math.max(sender.from ?? 0, lastRulesChange(entries)?.seq ?? 0);
  return mainline(entries)
    .filter((entry) => entry._tag === "Played" && entry.seat === seat && entry.seq >= from)
    .toReversed();
};

/** What an own decision did, as a line of the log says it. */
const saidOf = ({ words: texts, names }: TableProps, entry: Entry): string => {
  const [sentence] = sentencesOf(entry, texts, names);
  return sentence ? plain(sentence) : words().nothingTold;
};

/** The own decisions to choose from, the latest first, each after the part of the game in which it fell, as the log announced it. */
const choicesOf = (table: TableProps): readonly { readonly value: string; readonly text: string }[] => {
  const own = new Set(ownOf(table).map(({ seq }) => seq));
  const choices: { readonly value: string; readonly text: string }[] = [];
  let part = "";
  for (const entry of mainline(table.entries)) {
    if (own.has(entry.seq)) choices.push({ value: String(entry.seq), text: `${part}${saidOf(table, entry)}` });
    const begun = eventsOf(entry).findLast(startsSection);
    const announced = begun ? table.words.event(begun, table.names) : null;
    if (announced) part = `${plain(announced)} `;
  }
  return choices.toReversed();
};

const Chosen = (props: {
  readonly table: TableProps;
  readonly entry: number;
  readonly onChoose: (seq: number) => void;
}) => (
  <SelectField
    label={words().backTo}
    value={String(props.entry)}
    options={choicesOf(props.table)}
    onChange={(value) => props.onChoose(Number(value))}
  />
);

/** Before going back: what would go, and whose consent it needs. */
export const BackWindow = (props: {
  readonly table: TableProps;
  /** The own entry before which the table shall stand again, or null while nothing is asked. */
  readonly entry: number | null;
  readonly onChoose: (seq: number) => void;
  readonly onClose: () => void;
}) => {
  const way = createMemo(() => (props.entry === null ? null : wayBack(props.table, props.entry)));
  const go = async ({ to }: Way): Promise<void> => {
    if (await props.table.sender.backTo(to)) props.onClose();
  };
  return (
    <ModalWindow
      open={way() !== null}
      title={words().title}
      close={shell().frame.close}
      class="back-window"
      onClose={props.onClose}
    >
      <Show when={way()}>
        {(back) => (
          <div class="stack">
            <Chosen table={props.table} entry={props.entry ?? 0} onChoose={props.onChoose} />
            <p>{words().goes}</p>
            <GoneEntries entries={back().gone} words={props.table.words} names={props.table.names} />
            <p>{needs(back(), props.table)}</p>
            <Seen entries={back().gone} rules={props.table.rules} />
            <div class="row">
              <Button kind="main" disabled={props.table.sender.busy()} onClick={() => void go(back())}>
                {back().asked.length > 0 ? words().ask : words().takeBack}
              </Button>
              <Button onClick={() => props.onClose()}>{words().stay}</Button>
            </div>
            <Show when={props.table.sender.problem()}>
              <Notice>{props.table.sender.problem()}</Notice>
            </Show>
          </div>
        )}
      </Show>
    </ModalWindow>
  );
};

/**
 * Beside undo the way back to what undo does not reach: the last own decision that others have answered, or any before it, with
 * the difference shown, by consent where it needs one.
 */
export const FurtherBack = (props: { readonly table: TableProps }) => {
  const [entry, setEntry] = createSignal<number | null>(null);
  const first = createMemo((): number | null => {
    const { facts, entries, seat } = props.table;
    if (seat === null || !mayGoBack(props.table)) return null;
    // What undo reaches, step by step, needs no second button.
    const reached = Math.min(...undoTargets({ line: mainline(entries), entries }, seat, botSeats(facts)));
    return ownOf(props.table).find(({ seq }) => seq <= reached)?.seq ?? null;
  });
  return (
    <>
      <Show when={first()}>
        {(seq) => (
          <Button
            kind="quiet"
            class="step-back"
            aria-haspopup="dialog"
            title={words().further}
            aria-label={words().further}
            shortcut="B"
            aria-keyshortcuts="B"
            disabled={props.table.sender.busy()}
            onClick={() => setEntry(seq())}
          >
            {FURTHER_SIGN}
          </Button>
        )}
      </Show>
      <BackWindow table={props.table} entry={entry()} onChoose={setEntry} onClose={() => setEntry(null)} />
    </>
  );
};
