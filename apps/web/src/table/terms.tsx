import type { GameFacts, TableFacts } from "@blueplate/api";
import { setupOf } from "@blueplate/kernel";
import { shell } from "@blueplate/tabletop";
import { BusySign } from "@blueplate/ui";
import { setupName } from "@blueplate/words";
import { createSignal, For, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { clientOf, wordsOf } from "../games/index.ts";
import { originText } from "./origin-text.ts";

const words = () => shell().create;

interface TermsProps {
  readonly facts: TableFacts;
  /** The game as the server offers it; undefined until it has said. */
  readonly game: GameFacts | undefined;
}

/** The options that are not what ruleset and printing would make them, each with its value. */
const changed = ({ facts, game }: TermsProps): readonly string[] => {
  if (!game) return [];
  const { options: chosen = {}, edition = game.editions[0] ?? "" } = setupOf(game, facts.config);
  const offered = [...game.options, ...game.modules.flatMap(({ options }) => options)];
  return offered.flatMap(({ id, defaults }) => {
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
        <Suspense fallback={<BusySign text={shell().loading} />}>
          <Dynamic component={clientOf(props.facts.game).Opening} config={props.facts.config} />
        </Suspense>
      </Show>
    </details>
  );
};

/** What one sits down to: the game, its rules and printing, the options that differ from it, the map. */
export const TermsPanel = (props: TermsProps) => {
  const texts = () => wordsOf(props.facts.game);
  const setup = () => props.game && setupOf(props.game, props.facts.config);
  const parts = (): string => {
    const { edition, seats } = props.facts.config;
    const printing = edition === undefined ? [] : [texts().edition(edition)];
    const rules = setup();
    return [...(rules ? [setupName(texts(), rules)] : []), ...printing, words().players(seats)].join(" · ");
  };
  const helps = (): readonly string[] => {
    const { ruleset, modules = [] } = setup() ?? {};
    const ruled = ruleset === undefined ? [] : [texts().ruleset(ruleset)];
    return [...ruled, ...modules.map((id) => texts().module(id))].map(({ help }) => help).filter((help) => help !== "");
  };
  return (
    <div class="terms stack tight">
      <p>
        <b>{texts().name}</b> · {parts()}
      </p>
      <For each={helps()}>{(help) => <p class="muted">{help}</p>}</For>
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
      <Show when={originText(props.facts)}>{(text) => <p>{text()}</p>}</Show>
    </div>
  );
};
