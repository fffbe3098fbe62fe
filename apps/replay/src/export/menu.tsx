import type { Json } from "@blueplate/kernel";
import { Button, createDismissed } from "@blueplate/ui";
import { createSignal, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { viewOf } from "../games/views.ts";
import { LinkHere } from "../notes/link-here.tsx";
import type { OpenedChapter } from "../session/opened-chapter.ts";
import type { Session } from "../session/session.ts";
import { Embedding } from "./embedding.tsx";
import { Files } from "./files.tsx";
import { Sharing } from "./sharing.tsx";
import "./out.css";
import { replayWords } from "../language.ts";

const words = () => replayWords().out;

interface OutProps {
  readonly session: Session;
  readonly opened: OpenedChapter;
  /** Opens what there is to say about the study: there it is put on the server for others. */
  readonly onStudy: () => void;
  /** Makes another position of the one that is shown. */
  readonly onEdit: (file: Json) => void;
}

/** Everything that can be taken along from a game that is looked at. */
export const ExportMenu = (props: OutProps) => {
  const [shown, setShown] = createSignal<"pictures" | "sharing" | null>(null);
  // Drawn when it is opened for the first time: a whole log is written for it.
  const [wanted, setWanted] = createSignal(false);
  const view = () => viewOf(props.session.rules.game);
  /** Whoever hides how it ends is shown no evening that decided it. */
  const isOver = (): boolean => {
    const { session } = props;
    return session.rules.outcome(session.state(session.last())) !== null;
  };
  let menu: HTMLDetailsElement | undefined;
  const close = createDismissed(() => menu);
  const show = (what: "pictures" | "sharing"): void => {
    close();
    setShown(what);
  };
  return (
    <>
      <details
        class="menu out"
        ref={(element) => (menu = element)}
        onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}
      >
        <summary class="button">{words().menu}</summary>
        <div class="panel stack">
          <Show when={wanted()}>
            <LinkHere session={props.session} />
            <Button
              kind="quiet"
              onClick={() => {
                close();
                props.onStudy();
              }}
            >
              {replayWords().studies.study}: {replayWords().studies.share}
            </Button>
            <Files session={props.session} onEdit={props.onEdit} />
            <Show when={view()?.Pictures}>
              <Button kind="quiet" onClick={() => show("pictures")}>
                {words().pictures}…
              </Button>
            </Show>
            <Show when={view()?.ShareWindow && isOver()}>
              <Button kind="quiet" onClick={() => show("sharing")}>
                {words()[view()?.decidedBy ?? "round"]}…
              </Button>
            </Show>
            <Embedding session={props.session} />
          </Show>
        </div>
      </details>
      <Suspense>
        <Show when={shown() === "pictures" && view()?.Pictures}>
          {(pictures) => <Dynamic component={pictures()} session={props.session} onClose={() => setShown(null)} />}
        </Show>
        <Show when={shown() === "sharing" && view()?.ShareWindow}>
          {(window) => <Sharing session={props.session} window={window()} onClose={() => setShown(null)} />}
        </Show>
      </Suspense>
    </>
  );
};
