import { shell } from "@blueplate/tabletop";
import { BusySign } from "@blueplate/ui";
import { createSignal, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { viewOf } from "../games/views.ts";
import { replayWords } from "../language.ts";
import type { DrawerTab, ViewRequest } from "./drawer.tsx";
import { takeReviewRequest } from "../session/address.ts";
import type { Session } from "../session/session.ts";

/** The review of a game as a view of the drawer, where its game has one, and what the drawer is asked for because of it. */
export const createReviewTab = (session: Session) => {
  const panel = viewOf(session.rules.game)?.Review;
  const isAsked = panel !== undefined && takeReviewRequest();
  const [wish, setWish] = createSignal<ViewRequest | null>(isAsked ? { view: "review" } : null);
  // The drawer covers what one has gone to: the middle of a table of cards at a desk, too.
  const onLook = (): void => {
    setWish({ view: null });
  };
  const tabs: readonly DrawerTab[] = panel
    ? [
        {
          id: "review",
          get text() {
            return replayWords().review.tab;
          },
          body: () => (
            <Suspense fallback={<BusySign text={shell().loading} />}>
              <Dynamic component={panel} session={session} begins={isAsked} onLook={onLook} />
            </Suspense>
          ),
        },
      ]
    : [];
  return { tabs, wish };
};
