import type { GameFacts, TableFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";
import { Busy } from "@blueplate/ui";
import { createSignal, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { clientOf, wordsOf } from "../games/index.ts";

const words = () => shell().create;

interface TermsProps {
  readonly facts: TableFacts;
  /** The game as the server offers it; undefined until it has said. */
  readonly game: GameFacts | undefined;
}

/** The options that are not what ruleset and printing would make them, each with its value. */
const changed = ({ facts, game }: TermsProps): readonly string[] => {
  const { options: chosen, edition = game?.editions[0] ?? "" } = facts.config;
  return (game?.options ?? []).flatMap(({ id, defaults }) => {
    const value = chosen[id];
    if (typeof value !== "string" || value === defaults[edition]) return [];
    const text = wordsOf(facts.game).option(id);
    return [`${text.name}: ${text.values[value] ?? value}`];
  });
};

/** The map that the host has fixed, drawn when it is asked for. */
const ChosenMap = (props: TermsProps) => {
  const [open, setOpen] = createSignal(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words().map}: {shell().seats.mapChosen}
      </summary>
      <Show when={open()}>
        <Suspense fallback={<Busy text={shell().loading} />}>
          <Dynamic component={clientOf(props.facts.game).Opening} config={props.facts.config} />
        </Suspense>
      </Show>
    </details>
  );
};

/** What one sits down to: the game, its rules and printing, the options that differ from it, the map. */
export const Terms = (props: TermsProps) => {
  const texts = () => wordsOf(props.facts.game);
  const ruleset = () => texts().ruleset(props.facts.config.ruleset);
  const parts = (): string => {
    const { edition, seats } = props.facts.config;
    const printing = edition === undefined ? [] : [texts().edition(edition)];
    return [ruleset().name, ...printing, words().players(seats)].join(" · ");
  };
  return (
    <div class="terms stack tight">
      <p>
        <b>{texts().name}</b> · {parts()}
      </p>
      <Show when={ruleset().help}>{(help) => <p class="muted">{help()}</p>}</Show>
      <Show when={props.game && props.game.options.length > 0}>
        <p>
          {words().options}: {changed(props).join(shell().comma) || shell().seats.optionsUsual}
        </p>
      </Show>
      <Show when={clientOf(props.facts.game).Opening}>
        <Show
          when={props.facts.config.opening !== undefined}
          fallback={
            <p>
              {words().map}: {shell().seats.mapByChance}
            </p>
          }
        >
          <ChosenMap {...props} />
        </Show>
      </Show>
    </div>
  );
};
