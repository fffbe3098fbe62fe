import type { WeeklyGame } from "@blueplate/api";
import { nameOfTable, namesAt, shell, wonBy } from "@blueplate/tabletop";
import { setupName } from "@blueplate/words";
import { createSignal, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { hasTown, MiniMap } from "../games/mini-map.tsx";
import { api, enter } from "../server/client.ts";
import { Bars } from "./seats.tsx";
import { HeroPart } from "./welcome.tsx";

const words = () => shell().lobby.week;

/** The game of the week as it was when the page was opened: it changes seldom. Undefined until the server has answered. */
const createWeek = () => {
  const [week, setWeek] = createSignal<WeeklyGame | null | undefined>();
  // The lobby stands without it.
  void enter()
    .then(() => api.tables.week.query())
    .then(setWeek, () => null);
  return week;
};

/** Into the replay: of a game with dinners to the one that decided it. */
const linkOf = ({ id, game }: WeeklyGame["line"]): string =>
  `/replay/?table=${id}${hasTown(game) ? "&at=evening" : ""}`;

const Game = (props: WeeklyGame) => {
  const headline = (): string =>
    props.margin === 0 ? words().tie : words().about(wordsOf(props.line.game).margin(props.margin));
  /** Whoever wants to see the end first is not shown it here. */
  const shown = () => (wonBy(props.line) === null ? null : props.line.glance);
  return (
    <>
      <div class="evening-picture">
        <MiniMap line={props.line} />
        <Show when={shown()}>
          {(glance) => <Bars line={props.line} scores={glance().scores} waitsFor={props.line.winners ?? []} />}
        </Show>
      </div>
      <div class="evening-text">
        <b>{nameOfTable(props.line)}</b>
        <Show when={shown()}>
          <span>{headline()}</span>
        </Show>
        <span class="muted">{setupName(wordsOf(props.line.game), props.line)}</span>
        <span class="muted">{namesAt(props.line).join(shell().comma)}</span>
      </div>
      <a class="button" href={linkOf(props.line)} rel="external">
        {hasTown(props.line.game) ? words().evening : shell().lobby.replay}
      </a>
    </>
  );
};

/** What hangs here while no game does: a part of the town, and what may hang in its place. */
const Nothing = (props: { readonly isKnown: boolean }) => (
  <>
    <HeroPart view="96% 62%" narrowView="70% 60%" />
    <p class="pad muted">{props.isKnown ? words().none : ""}</p>
  </>
);

/** The game of the week, with the way into it, or what would hang here. */
export const Week = () => {
  const week = createWeek();
  return (
    <section class="week">
      <div class="section-head">
        <h2>{words().title}</h2>
      </div>
      <div class="panel evening">
        <Show when={week()} fallback={<Nothing isKnown={week() === null} />}>
          {(found) => <Game {...found()} />}
        </Show>
      </div>
    </section>
  );
};
