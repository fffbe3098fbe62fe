import type { GameConfig } from "@blueplate/kernel";
import { shell } from "@blueplate/tabletop";
import { BusySign } from "@blueplate/ui";
import { createMemo, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { clientOf, wordsOf } from "../games/index.ts";
import { configOf } from "./chosen-rules.ts";
import { tableOf } from "./draft.ts";
import { type FormProps, MapField } from "./fields.tsx";
import { GamePicture } from "./game-picture.tsx";

const words = () => shell().create;

/** What of the form the beginning of a game depends on: as long as it is the same, nothing is drawn anew. */
const configText = (props: FormProps): string =>
  JSON.stringify(configOf(props.game, tableOf(props.game, props.draft, wordsOf(props.draft.game))));

/** The link by which somebody else gets the same form with the same town. */
const townLink = ({ game, ruleset, modules, seats, map }: FormProps["draft"]): string => {
  const asked = new URLSearchParams({ game, ruleset, seats: String(seats.length), map });
  if (modules.length > 0) asked.set("modules", modules.join(","));
  return `${location.origin}/new?${asked.toString()}`;
};

/** The table as it will be: a town for a game that is played in one, what the game is about for the others. */
export const TownField = (props: FormProps) => {
  const text = createMemo(() => configText(props));
  // cast: what has just been written.
  const config = createMemo(() => JSON.parse(text()) as GameConfig);
  return (
    <Show
      when={clientOf(props.draft.game).Opening}
      fallback={
        <div class="town-panel panel pad stack">
          <GamePicture game={props.draft.game} />
          <p>{wordsOf(props.draft.game).about}</p>
        </div>
      }
    >
      {(view) => (
        <div class="town-panel panel pad stack">
          <Suspense fallback={<BusySign text={shell().loading} />}>
            <Dynamic
              component={view()}
              config={config()}
              seed={props.draft.seed}
              link={townLink(props.draft)}
              onChange={(map) => props.change({ map })}
            />
          </Suspense>
          <details>
            <summary>{words().front.byHand}</summary>
            <MapField {...props} />
          </details>
        </div>
      )}
    </Show>
  );
};
