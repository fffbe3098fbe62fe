import type { DailyTown } from "@blueplate/api";
import { namesInList, shell } from "@blueplate/tabletop";
import { createMemo, For } from "solid-js";
import { wordsOf } from "../games/index.ts";

const words = () => shell().lobby.daily;

/** The best of those who have served the town of the day, each with the way into their replay. */
export const DailyBest = (props: { readonly town: DailyTown }) => {
  const names = createMemo(() => namesInList(props.town.best.map(({ player, tag }) => ({ name: player, tag }))));
  return (
    <ol class="daily-best">
      <For
        each={props.town.best}
        // Whoever has let a bot serve it has served it, though without a place.
        fallback={props.town.own?.isHandedOver ? null : <li class="muted">{words().nobody}</li>}
      >
        {({ table, score }, at) => (
          <li data-own={table === props.town.own?.table ? "" : undefined}>
            <span class="number">{at() + 1}</span>
            <a
              href={`/replay/?table=${table}`}
              rel="external"
              title={shell().lobby.replay}
              aria-label={`${shell().lobby.replay}: ${names()[at()]}`}
            >
              {names()[at()]}
            </a>
            <span class="number">{wordsOf(props.town.game ?? "").score(score)}</span>
          </li>
        )}
      </For>
    </ol>
  );
};
