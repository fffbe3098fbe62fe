import type { StudyLine } from "@blueplate/api";
import { nameOfPerson, shell } from "@blueplate/tabletop";
import { BusySign, FileButton, Notice } from "@blueplate/ui";
import { createResource, For, type JSX, Show } from "solid-js";
import { keepFile } from "./file.ts";
import { createListed, type ServerList } from "../open/listed.ts";
import { More } from "../open/more.tsx";
import { serverApi } from "../study-stores/remote.ts";
import { browserStore, type LocalStudyLine } from "../study-stores/edit-store.ts";
import { createActing } from "./server-action.ts";
import { EmptyGame } from "./adding.tsx";
import { dateTime } from "../dates.ts";
import { beginHere, removeStudy } from "./study-files.ts";
import { Sure } from "./confirm-dialog.tsx";
import "./studies.css";
import { replayWords } from "../language.ts";

const words = () => replayWords().studies;

const onServer = (which: "mine" | "public") => (after: string | undefined) =>
  serverApi().studies.list.query({ which, ...(after === undefined ? {} : { after }) });

const onDevice = async (): Promise<readonly LocalStudyLine[]> => {
  try {
    return await browserStore().list();
  } catch {
    // A browser that keeps nothing has no studies.
    return [];
  }
};

/** What there is to say of a study beside its title. */
const factsOf = (line: LocalStudyLine | StudyLine): string => {
  const owner = "owner" in line && line.owner !== "" ? words().owned(nameOfPerson(line.owner)) : null;
  const facts = [dateTime(line.updatedAt), words().chapterCount(line.chapters), owner];
  return facts.filter((fact) => fact !== null).join(" · ");
};

const Study = (props: { readonly line: LocalStudyLine | StudyLine; readonly children?: JSX.Element }) => (
  <li class="row study-line">
    <span class="grow">
      <a href={`/replay/?study=${props.line.id}`}>{props.line.title}</a>{" "}
      <span class="muted">{factsOf(props.line)}</span>
    </span>
    {props.children}
  </li>
);

const Part = (props: {
  readonly title: string;
  /** Nothing while they are on their way. */
  readonly lines: readonly (LocalStudyLine | StudyLine)[] | undefined;
  readonly action?: (line: LocalStudyLine | StudyLine) => JSX.Element;
  /** The list of the server that the lines are of. */
  readonly of?: ServerList<StudyLine>;
}) => (
  <section class="panel pad stack tight" aria-label={props.title}>
    <h3>{props.title}</h3>
    <Show when={props.lines} fallback={<BusySign text={shell().loading} />}>
      {(lines) => (
        <ul class="plain">
          <For each={lines()} fallback={<li class="muted">{words().none}</li>}>
            {(line) => <Study line={line}>{props.action?.(line)}</Study>}
          </For>
        </ul>
      )}
    </Show>
    <Show when={props.of}>{(listed) => <More of={listed()} />}</Show>
  </section>
);

/** The studies that somebody can go to: of this browser, their own on the server, and those that everybody may look at. */
export const StudyLists = () => {
  const [here, { refetch }] = createResource(onDevice);
  const mine = createListed(onServer("mine"));
  const open = createListed(onServer("public"));
  const acting = createActing();
  const goTo = async (made: () => Promise<string>): Promise<void> => {
    const address = await acting.act(made);
    if (address !== null) location.assign(address);
  };
  const remove = async (study: string): Promise<void> => {
    await acting.act(() => removeStudy(study));
    void refetch();
  };
  return (
    <section class="stack">
      <h2>{words().title}</h2>
      <Show when={acting.problem()}>
        <Notice>{acting.problem()}</Notice>
      </Show>
      <div class="choose-ways">
        <Part
          title={words().here}
          lines={here.latest}
          action={(line) => (
            <Sure
              text={words().remove}
              of={line.title}
              question={words().removeSure}
              onYes={() => void remove(line.id)}
            />
          )}
        />
        <Show when={!mine.failed() && !open.failed()} fallback={<Notice kind="info">{words().unreachable}</Notice>}>
          <Part title={words().mine} lines={mine.lines()} of={mine} />
          <Part title={words().open} lines={open.lines()} of={open} />
        </Show>
      </div>
      <div class="choose-new">
        <EmptyGame
          legend={words().emptyGame}
          busy={acting.busy()}
          onBegin={(game, seats) => void goTo(async () => `/replay/?study=${await beginHere(game, seats)}`)}
        />
        <FileButton
          label={words().importFile}
          accept=".jsonl,.gz,.json,.txt"
          onFile={(file) => void goTo(() => keepFile(file))}
        />
      </div>
    </section>
  );
};
