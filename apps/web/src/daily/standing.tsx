import { shell } from "@blueplate/tabletop";
import { createMemo, Show } from "solid-js";
import { DailyBest } from "./best.tsx";
import { createTown } from "./town.ts";

const words = () => shell().lobby.daily;

/**
 * Where a game of today's town that is over stands among all of them, at its end, or why it has no place. Of a game of another day nothing
 * is said.
 */
export const DailyStanding = (props: { readonly table: string }) => {
  const town = createTown();
  const known = createMemo(() => {
    const now = town();
    const own = now?.own;
    if (!now || own?.table !== props.table) return null;
    if (own.isHandedOver) return { town: now, said: words().handedOver };
    return own.place === null ? null : { town: now, said: words().place(own.place, now.ended) };
  });
  return (
    <Show when={known()}>
      {(standing) => (
        <section class="daily-standing">
          <h3 class="muted">
            {words().title}: {standing().said}
          </h3>
          <DailyBest town={standing().town} />
        </section>
      )}
    </Show>
  );
};
