import { loadRules } from "@blueplate/variants";
import { flatMap, svgOf } from "@blueplate/city/flat";
import { type Ruleset, type State } from "@blueplate/engine";
import { pictureOf } from "@blueplate/forecast";
import { beginTable, type GameConfig } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { Result } from "effect";
import { nanoid } from "nanoid";
import { createMemo, Show } from "solid-js";
import { shell } from "@blueplate/tabletop";
import type { OpeningProps } from "../games/client.ts";
import "./styles/opening.css";
import { magnateWords } from "@blueplate/magnate-table";

const words = () => shell().create;

/** A town as it would be at the start. */
interface Drawn {
  readonly ruleset: Ruleset;
  readonly state: State;
}

const begun = (config: GameConfig, seed: string): Drawn | null => {
  const rules = loadRules(config);
  return Result.isFailure(rules)
    ? null
    : { ruleset: rules.success.ruleset, state: beginTable(rules.success, seed, 0).state };
};

/** The rows of tiles as they are written in the form. */
const rowsText = ({ state }: Drawn): string => state.town.tiles.map((row) => row.join(" ")).join(", ");

/** The map of a new table, before anybody sits down: drawn, drawn anew, or left to chance. The dice of the game stay secret. */
export const Opening = (props: OpeningProps) => {
  const town = createMemo(() => (props.config.opening === undefined ? null : begun(props.config, "the map is given")));
  const draw = (): void => {
    const { opening: _, ...config } = props.config;
    const drawn = begun(config, nanoid());
    if (drawn) props.onChange?.(rowsText(drawn));
  };
  return (
    <div class="opening stack">
      <Show when={town()}>
        {(drawn) => (
          <div
            class="opening-map"
            role="img"
            aria-label={magnateWords().map.flat}
            // The drawing is made of escaped facts only.
            innerHTML={svgOf(
              flatMap({ ...pictureOf(drawn().ruleset, drawn().state, () => "comet" as const), hour: null }, []),
            )}
          />
        )}
      </Show>
      <Show when={props.config.opening !== undefined && town() === null}>
        <p class="muted">{words().mapWrong}</p>
      </Show>
      <Show when={props.onChange}>
        <div class="row">
          <Button onClick={draw}>{town() ? words().drawAgain : words().drawMap}</Button>
          <Show when={props.config.opening !== undefined}>
            <Button kind="quiet" onClick={() => props.onChange?.("")}>
              {words().mapByChance}
            </Button>
          </Show>
        </div>
      </Show>
    </div>
  );
};
