import { BannerSign } from "@blueplate/magnate-table";
import { Ranking, SentenceText, shell, wordsOf } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { roundBegun } from "./analysis/line/parts.ts";
import { seatsIn } from "./session/seats.ts";
import type { Session } from "./session/session.ts";
import { namesIn, sentencesOf } from "./session/event-text.ts";
import { replayWords } from "./language.ts";

const words = () => replayWords().replay;

const roundAt = (session: Session): number | null => {
  for (let at = session.at(); at >= 0; at--) {
    const entry = session.entries()[at];
    const round = entry ? roundBegun(entry) : null;
    if (round !== null) return round;
  }
  return null;
};

/** What a key says that found nothing: whoever reads by ear hears it, each time. */
export const EventSentences = (props: { readonly session: Session }) => (
  <p class="said muted" role="status">
    <Show keyed when={props.session.said()}>
      {(said) => <span>{said.text}</span>}
    </Show>
  </p>
);

/** Where the moment stands in the game, who won at the end, and what happened in this step: what counts most comes first. */
export const EventText = (props: { readonly session: Session }) => {
  const { session } = props;
  const facts = () => {
    const entry = session.entries()[session.at()];
    const shown = session.fact();
    return entry && shown !== null ? { ...entry, events: entry.events.slice(0, shown) } : entry;
  };
  return (
    <section class="told stack" aria-live="polite" aria-label={words().happened}>
      <Show when={roundAt(session)}>{(round) => <h2>{words().round(round())}</h2>}</Show>
      <Show when={session.outcome()}>
        {(end) => (
          <>
            <h2 class="title">
              {end().winners.length === 0
                ? shell().table.nobodyWins
                : shell().table.winner(end().winners.map(namesIn(session)).join(shell().comma))}
            </h2>
            <Ranking
              outcome={end()}
              score={(points) => wordsOf(session.rules.game).score(points)}
              names={namesIn(session)}
              sign={(seat) => <BannerSign banner={seatsIn(session)[seat]?.banner} seat={seat} />}
              says={shell().table}
            />
          </>
        )}
      </Show>
      <For each={sentencesOf(session, facts())} fallback={<p class="muted">{words().nothing}</p>}>
        {(sentence) => (
          <p>
            <SentenceText sentence={sentence} />
          </p>
        )}
      </For>
    </section>
  );
};
