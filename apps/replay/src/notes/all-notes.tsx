import { type NodeAnnotations } from "@blueplate/study";
import { Button, Icon } from "@blueplate/ui";
import { createMemo, For, Show } from "solid-js";
import { entriesOf } from "../analysis/line/entries.ts";
import { viewFrom } from "../session/viewpoint.ts";
import type { Session } from "../session/session.ts";
import { briefly } from "../session/event-text.ts";
import type { Drafts } from "./drafts.ts";
import { GLYPH_SIGNS } from "./signs.ts";
import { plainNote } from "./markdown.ts";
import { type AnnotatedNode, notedIn, nextStop, shortened } from "./annotated-nodes.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().notes;

/** The notes of a moment in a line: its glyphs, its name, how its comments begin, how much is drawn. */
export const marksSaid = ({ name, glyphs, comments, shapes }: NodeAnnotations): string =>
  [
    glyphs.map((glyph) => GLYPH_SIGNS[glyph]).join(" "),
    name,
    ...comments.map(({ text }) => shortened(plainNote(text))),
    shapes.length > 0 ? words().marked(shapes.length) : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");

/** Goes to the note or turning point before or the next one on the line; says so where there is none. */
export const leapToNote = (session: Session, direction: 1 | -1): void => {
  const { estimates } = session;
  const course = { chapter: session.chapter(), line: session.line(), turns: estimates.turns(), last: session.last() };
  const step = nextStop(course, session.at(), direction);
  if (step === null) session.say(direction === 1 ? words().noneAfter : words().noneBefore);
  else session.go(step);
};

/** Texts that were typed at other moments and not added yet. */
const Unsent = (props: { readonly session: Session; readonly drafts: Drafts }) => {
  const { session, drafts } = props;
  const places = () =>
    drafts.places().flatMap((place) => {
      const [chapter, node, comment] = place.split("/");
      const here = chapter === session.chapter().id && node !== session.node().id && node !== "bookmark";
      const isShown = here && node !== undefined && comment === undefined && session.shows(node);
      return isShown ? [{ node, text: drafts.at(place) ?? "" }] : [];
    });
  return (
    <For each={places()}>
      {({ node, text }) => (
        <li>
          <button type="button" class="note-line" onClick={() => session.goTo(node)}>
            <i>{words().unsent(shortened(plainNote(text)))}</i>
          </button>
        </li>
      )}
    </For>
  );
};

/** All that is noted in the chapter, by steps, each with a way there. */
export const AllNotes = (props: { readonly session: Session; readonly drafts: Drafts }) => {
  const { session } = props;
  const all = createMemo(() => notedIn(session.chapter(), session.shows));
  const stepText = ({ node }: AnnotatedNode): string => {
    const [entry] = viewFrom(session.viewpoint(), entriesOf(session.rules, [node]));
    return node.seat === null ? words().set : briefly(session, entry, 1);
  };
  return (
    <section class="stack">
      <div class="row">
        <h3 class="grow">{words().all}</h3>
        <Button
          kind="quiet"
          aria-label={words().previous}
          title={words().previous}
          shortcut=","
          onClick={() => leapToNote(session, -1)}
        >
          <Icon name="caret-left" />
        </Button>
        <Button
          kind="quiet"
          aria-label={words().next}
          title={words().next}
          shortcut="."
          onClick={() => leapToNote(session, 1)}
        >
          <Icon name="caret-right" />
        </Button>
      </div>
      <ul class="all-notes">
        <Show when={all().length === 0}>
          <li class="muted">{words().none}</li>
        </Show>
        <For each={all()}>
          {(noted) => (
            <li>
              <button
                type="button"
                class="note-line"
                aria-current={session.node().id === noted.node.id ? "step" : undefined}
                onClick={() => session.goTo(noted.node.id)}
              >
                <b class="number">{noted.at}</b> <span class="muted">{stepText(noted)}</span>
                <br />
                {marksSaid(noted.marks)}
              </button>
            </li>
          )}
        </For>
        <Unsent {...props} />
      </ul>
    </section>
  );
};
