import type { Json } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createSignal, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { viewOf } from "../games/views.ts";
import { LinkHere } from "../notes/link-here.tsx";
import type { OpenedChapter } from "../session/opened-chapter.ts";
import { createDismissed } from "../dismissed.ts";
import type { Session } from "../session/session.ts";
import { Embedding } from "./embedding.tsx";
import { Files } from "./files.tsx";
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
  const [pictures, setPictures] = createSignal(false);
  const view = () => viewOf(props.session.rules.game);
  let menu: HTMLDetailsElement | undefined;
  const close = createDismissed(() => menu);
  const takePictures = (): void => {
    close();
    setPictures(true);
  };
  return (
    <>
      <details class="menu out" ref={(element) => (menu = element)}>
        <summary class="button">{words().menu}</summary>
        <div class="panel stack">
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
            <Button kind="quiet" onClick={takePictures}>
              {words().pictures}…
            </Button>
          </Show>
          <Embedding session={props.session} />
        </div>
      </details>
      <Show when={pictures()}>
        <Suspense>
          <Dynamic component={view()?.Pictures} session={props.session} onClose={() => setPictures(false)} />
        </Suspense>
      </Show>
    </>
  );
};
