import { shell } from "@blueplate/tabletop";
import { createMemo, Show } from "solid-js";
import { DailyBest } from "./best.tsx";
import { createTown } from "./town.ts";

const words = () => shell().lobby.daily;

/** Where a game of today's town that is over stands among all of them, at its end. Of a game of another day nothing is said. */
export const DailyStanding = (props: { readonly table: string }) => {
  const town = createTown();
  const known = createMemo(() => {
    const now = town();
    const own = now?.own;
    return now && own?.table === props.table && own.place !== null ? { town: now, place: own.place } : null;
  });
  return (
    <Show when={known()}>
      {(standing) => (
        <section class="daily-standing">
          <h3 class="muted">
            {words().title}: {words().place(standing().place, standing().town.ended)}
          </h3>
          <DailyBest town={standing().town} />
        </section>
      )}
    </Show>
  );
};
