import type { BasePhase, Event, State } from "@blueplate/engine";
import { magnateWords } from "@blueplate/magnate-table";
import { createEffect, createMemo, createSignal } from "solid-js";
import type { CoachProps } from "../../games/client.ts";
import { explainedAt, keepExplained } from "../../local/coached.ts";
import { phasesOf } from "../lessons.ts";
import { lessonProgress } from "../steps.ts";
import { askedSeat } from "./asked-seat.ts";
import { explainedOf } from "./explained.ts";

const isPhase = (id: string): id is BasePhase => Object.hasOwn(magnateWords().advice.phases, id);

/** What a table shows of the evening where its town can be seen to move, in its order: each phase with what there has to be seen. */
const EVENING: readonly (readonly [BasePhase, (event: Event) => boolean])[] = [
  ["dinnertime", ({ _tag }) => _tag === "HouseServed"],
  ["payday", (event) => event._tag === "SalariesDue" && event.due > 0],
  ["marketing", ({ _tag }) => _tag === "CampaignRan"],
];

/** Of the phases that a table can show those that it has not shown here, one of them before each decision of whoever holds the device. */
const createMissed = ({ owner, at }: CoachProps) => {
  const [shown, setShown] = createSignal<readonly string[]>([]);
  const [readAt, setReadAt] = createSignal<number | null>(null);
  createEffect(() => {
    const scene = at.scene();
    if (scene !== null) setShown((before) => [...before, scene]);
  });
  const decisions = createMemo(() => {
    const seat = owner.holder();
    return owner.table().entries.filter((entry) => "seat" in entry && entry.seat === seat).length;
  });
  const isAsked = createMemo(() => askedSeat(owner) !== null);
  const happened = createMemo(() => {
    const { events } = lessonProgress(owner);
    return EVENING.flatMap(([phase, isOf]) => (events.some(isOf) ? [phase] : []));
  });
  return {
    phases: (): readonly BasePhase[] =>
      isAsked() && readAt() !== decisions() ? happened().filter((each) => !shown().includes(each)) : [],
    rest: (): void => void setReadAt(decisions()),
  };
};

/** What is explained, and what has been: each phase once, and readable later. */
export const createExplanations = (props: CoachProps) => {
  const { owner, table, at } = props;
  const [read, setRead] = createSignal(explainedAt(table).filter(isPhase));
  const missed = createMissed(props);
  // cast: the coach is offered for Food Chain Magnate only.
  const now = createMemo((): BasePhase => {
    // Of what one looks at: an evening that ran by itself is explained while it is played.
    const scene = at.scene();
    if (scene !== null && isPhase(scene)) return scene;
    const { _tag } = (owner.table().state as State).stage;
    return _tag === "module-phase" ? "working" : _tag;
  });
  const explained = createMemo(() =>
    explainedOf({
      now: now(),
      read: read(),
      seen: phasesOf(lessonProgress(owner)),
      missed: at.scene() === null ? missed.phases() : [],
    }),
  );
  return {
    now,
    phase: () => explained().phase,
    others: () => explained().others,
    read: (): void => {
      const { phase } = explained();
      if (!phase) return;
      if (phase !== now()) missed.rest();
      keepExplained(table, setRead([...read(), phase]));
    },
  };
};
