import { flatMap, svgOf } from "@blueplate/city/flat";
import { rulesetOf } from "@blueplate/engine";
import { pictureOf } from "@blueplate/forecast";
import type { SeatInfo } from "@blueplate/kernel";
import { BannerSign, bannerColours, chainStyle } from "@blueplate/magnate-table";
import { settings, shell } from "@blueplate/tabletop";
import { ModalWindow } from "@blueplate/ui";
import { createEffect, createSignal, For, on, onCleanup, Show } from "solid-js";
import type { LocalTableActor } from "../local/table-actor.ts";
import { playSound } from "../table/calls/sound.ts";
import type { Lesson } from "./all-lessons.ts";
import "./applause.css";
import { learnWords } from "./language.ts";
import { lessonProgress } from "./steps.ts";

const words = () => learnWords().learn;

/** Milliseconds that the last dinner has for itself: the families are seen to drive in before anybody claps. */
const DINNER_MS = 3_500;

/** Pieces of paper that fall over the town. */
const CONFETTI = 28;
/** In the colours of the chains. */
const CHAINS = 5;

const movesLittle = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** When the window opens: at once where nothing moves or the page was loaded anew, after the dinner otherwise; until somebody closes it. */
const createApplause = (isOver: () => boolean) => {
  const [isOpen, setOpen] = createSignal(isOver());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    setOpen(true);
    if (settings().sounds.milestone) playSound("milestone");
  };
  createEffect(
    on(
      isOver,
      (now) => {
        clearTimeout(timer);
        if (!now) setOpen(false);
        else timer = setTimeout(begin, movesLittle() ? 0 : DINNER_MS);
      },
      { defer: true },
    ),
  );
  onCleanup(() => clearTimeout(timer));
  return { isOpen, close: () => void setOpen(false) };
};

interface Won {
  readonly owner: LocalTableActor;
  readonly seats: readonly SeatInfo[];
}

/** The town that was won, as it lies there on its evening: what houses want by the next day's campaigns is no part of that. */
const OwnTown = (props: Won) => {
  const drawn = (): string => {
    const ruleset = rulesetOf(props.owner.table().rules);
    if (!ruleset) return "";
    const { state } = lessonProgress(props.owner);
    const houses = state.town.houses.map((house) => ({ ...house, demand: [] }));
    const evening = { ...state, town: { ...state.town, houses } };
    const styleOf = (seat: number) => chainStyle(props.seats[seat]?.banner.colour, seat);
    return svgOf(flatMap({ ...pictureOf(ruleset, evening, styleOf), hour: "evening" }, [], "large"));
  };
  // The drawing is made of escaped facts only.
  return <div class="applause-town" innerHTML={drawn()} />;
};

/** The learner's own town under the evening sky, with paper falling over it where movement is welcome. */
const Evening = (props: Won) => (
  <div class="applause-evening" aria-hidden="true">
    <OwnTown {...props} />
    <For each={Array.from({ length: CONFETTI }, (_, piece) => piece)}>
      {(piece) => (
        <i
          style={{
            left: `${(piece * 37) % 100}%`,
            "animation-delay": `${(piece % 7) * 0.19}s`,
            ...bannerColours({ banner: undefined, seat: piece % CHAINS }),
          }}
        />
      )}
    </For>
  </div>
);

/** What each chain has in the end, the richest first. */
const Purses = (props: Won) => {
  const purses = () =>
    lessonProgress(props.owner)
      .state.chains.map(({ cash }, seat) => ({ cash, seat }))
      .toSorted((one, other) => other.cash - one.cash);
  return (
    <ol class="applause-purses">
      <For each={purses()}>
        {({ cash, seat }) => (
          <li>
            <BannerSign banner={props.seats[seat]?.banner} seat={seat} />
            <span>{props.seats[seat]?.player}</span>
            <b>${cash}</b>
          </li>
        )}
      </For>
    </ol>
  );
};

/** The reward of a lesson: the evening that was won, what it brought, and the way to a first game. Closed, the town lies there as it is. */
export const Applause = (props: Won & { readonly lesson: Lesson; readonly isOver: boolean }) => {
  const applause = createApplause(() => props.isOver);
  return (
    <ModalWindow
      class="applause"
      open={applause.isOpen()}
      title={words().won}
      close={shell().frame.close}
      onClose={applause.close}
    >
      <Evening owner={props.owner} seats={props.seats} />
      <p>{words().wonBy}</p>
      <Purses owner={props.owner} seats={props.seats} />
      <div class="applause-on">
        <Show when={props.lesson.taught.coached}>
          {(href) => (
            <a class="button" data-kind="main" href={href()} autofocus>
              {words().firstCoached}
            </a>
          )}
        </Show>
        <a href="/learn">{words().moreLessons}</a>
      </div>
    </ModalWindow>
  );
};
