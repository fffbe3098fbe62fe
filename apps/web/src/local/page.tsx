import { BusySign, Notice } from "@blueplate/ui";
import { useParams } from "@solidjs/router";
import { createResource, lazy, onMount, Show, Suspense } from "solid-js";
import { shell } from "@blueplate/tabletop";
import { clientOf, wordsOf } from "../games/index.ts";
import { isCoached } from "./coached.ts";
import { LobbyLink } from "../not-found.tsx";
import { RunningTable } from "../table/running.tsx";
import { Agreement } from "./consent-panel.tsx";
import { localFeed, localHanding, localSender } from "./feed.ts";
import { keepReplayOffline } from "./keep-replay.ts";
import { createKeeping } from "./saving.ts";
import { KeptNote } from "./kept-note.tsx";
import { type LocalOpening, openLocal } from "./open.ts";
import { createLocalTableActor } from "./table-actor.ts";
import { Pass } from "./pass.tsx";

const Game = (props: { readonly id: string; readonly opening: LocalOpening }) => {
  const { id, opening } = props;
  const { keep, news, layAside } = createKeeping(id, opening, (newer) => owner.takeUp(newer));
  const owner = createLocalTableActor(opening, keep);
  // Without a network, or where nothing is kept, there is the next time.
  onMount(() => void keepReplayOffline().catch(() => null));
  const { Coach, advisor } = isCoached(id) ? clientOf(opening.header.game) : {};
  const [advise] = createResource(
    () => advisor,
    (load) => load(),
  );
  const feed = localFeed(id, opening, owner);
  const names = (seat: number): string => feed.facts()?.seats[seat]?.player ?? String(seat + 1);
  return (
    <>
      <KeptNote news={news()} onClose={layAside} />
      <RunningTable
        feed={feed}
        sender={localSender(owner)}
        handing={localHanding(owner)}
        table={id}
        advise={(asked, tag) => advise.latest?.(asked, tag) ?? null}
        guide={
          Coach &&
          ((at) => (
            <Suspense>
              <Coach owner={owner} table={id} at={at} names={names} />
            </Suspense>
          ))
        }
      />
      <Agreement
        owner={owner}
        seats={feed.facts()?.seats ?? []}
        table={{ rules: opening.rules, words: wordsOf(opening.header.game), names, entries: feed.entries() }}
      />
      <Pass owner={owner} seats={opening.header.seats} names={names} />
    </>
  );
};

// Few games were begun by other rules: the question comes with the first of them.
const RulesQuestion = lazy(() => import("./rules-question.tsx").then((module) => ({ default: module.LocalRulesVote })));

/** A game on this device. */
export const LocalPage = () => {
  const params = useParams<{ readonly id: string }>();
  const [opening, { refetch }] = createResource(() => params.id, openLocal);
  return (
    <div class="table-page">
      <Show
        when={opening.error ? null : opening()}
        fallback={
          <Show when={opening.error} fallback={<BusySign text={shell().loading} />}>
            {(error: () => Error) => (
              <main class="empty stack">
                <Notice>{error().message}</Notice>
                <LobbyLink />
              </main>
            )}
          </Show>
        }
      >
        {(opened) => (
          <Show when={opened().differs !== null} fallback={<Game id={params.id} opening={opened()} />}>
            <Suspense>
              <RulesQuestion id={params.id} opening={opened()} onChanged={() => void refetch()} />
            </Suspense>
          </Show>
        )}
      </Show>
    </div>
  );
};
