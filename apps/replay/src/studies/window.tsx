import { LIMITS } from "@blueplate/study";
import { playerName, shell } from "@blueplate/tabletop";
import { Button, ModalWindow, Notice, TextField } from "@blueplate/ui";
import { handOut } from "@blueplate/ui/hand-out";
import { createSignal, Show } from "solid-js";
import { isLocalStudy } from "../study-stores/local.ts";
import { createActing, type ServerAction } from "./server-action.ts";
import { Adding } from "./adding.tsx";
import { StudyNotices } from "./bands.tsx";
import { Chapters } from "./chapters.tsx";
import { givenName } from "./given-name.ts";
import { importOnServer, removeStudy, studyText } from "./study-files.ts";
import { LineField } from "./line-field.tsx";
import type { OpenStudy } from "./open-study.ts";
import { People } from "./people.tsx";
import { Sure } from "./confirm-dialog.tsx";
import "./studies.css";
import { replayWords } from "../language.ts";

const words = () => replayWords().studies;

interface StudyProps {
  readonly live: OpenStudy;
  readonly shown: string | null;
  readonly onShow: (chapter: string) => void;
}

/** A study of this browser is put on the server to be shared. */
const Sharing = (props: { readonly live: OpenStudy; readonly shown: string | null; readonly acting: ServerAction }) => {
  const [name, setName] = createSignal(playerName());
  const share = async (): Promise<void> => {
    const own = givenName(name());
    const made = await props.acting.act(async () => importOnServer(await studyText(props.live.study().id), own));
    if (!made) return;
    const there = new URL("/replay/", location.href);
    there.searchParams.set("study", made.id);
    // A study opens with its first chapter: at the moment that is shown, when it is one of that.
    const isFirst = props.shown === props.live.study().chapters[0]?.id;
    for (const [name, value] of new URL(location.href).searchParams)
      if (isFirst && (name === "at" || name === "node")) there.searchParams.set(name, value);
    location.assign(there);
  };
  return (
    <section class="stack">
      <h3>{words().share}</h3>
      <p class="muted">{words().shareHelp}</p>
      <TextField
        label={words().yourName}
        value={name()}
        maxLength={LIMITS.name}
        hint={name().trim() === "" ? shell().create.nameless(shell().local.player(1)) : undefined}
        onInput={setName}
      />
      <p>
        <Button kind="main" disabled={props.acting.busy()} onClick={() => void share()}>
          {words().shareDo}
        </Button>
      </p>
    </section>
  );
};

/** The study as a file, and its end. */
const Keeping = (props: { readonly live: OpenStudy; readonly acting: ServerAction }) => {
  const id = (): string => props.live.study().id;
  const save = async (): Promise<void> => {
    const text = await props.acting.act(() => studyText(id()));
    if (text !== null) handOut(new Blob([text], { type: "application/jsonl" }), "study.jsonl");
  };
  const remove = async (): Promise<void> => {
    if (await props.acting.act(() => removeStudy(id()))) location.assign("/replay/");
  };
  return (
    <p class="row">
      <Button onClick={() => void save()}>{words().exportFile}</Button>
      <Show when={props.live.may("owner")}>
        <Sure text={words().remove} question={words().removeSure} onYes={() => void remove()} />
      </Show>
    </p>
  );
};

/** Everything about a study besides its games: what it is called, its chapters, its people. */
export const StudyParts = (props: StudyProps) => {
  const { live } = props;
  const acting = createActing();
  const isLocal = (): boolean => isLocalStudy(live.study().id);
  return (
    <div class="study-parts stack">
      <Show when={acting.problem()}>
        <Notice>{acting.problem()}</Notice>
      </Show>
      <LineField
        label={words().titleField}
        value={live.study().title}
        send={words().rename}
        maxLength={LIMITS.title}
        disabled={!live.may("owner")}
        onSend={(title) => void live.host.edit({ _tag: "SetTitle", title })}
      />
      <Chapters {...props} />
      <Adding live={live} acting={acting} onAdded={props.onShow} />
      <Show when={isLocal()} fallback={<People live={live} acting={acting} />}>
        <Sharing live={live} shown={props.shown} acting={acting} />
      </Show>
      <Keeping live={live} acting={acting} />
    </div>
  );
};

/** The study over the page: what is said about it there lies behind. */
export const StudyWindow = (props: StudyProps & { readonly open: boolean; readonly onClose: () => void }) => (
  <ModalWindow open={props.open} title={words().study} close={shell().frame.close} onClose={props.onClose}>
    <StudyNotices live={props.live} game={null} />
    <StudyParts {...props} />
  </ModalWindow>
);
