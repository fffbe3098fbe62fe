import type { Json } from "@blueplate/kernel";
import type { WrittenScenario } from "@blueplate/kernel/scenario";
import type { GameSource } from "@blueplate/study";
import { Button, Notice } from "@blueplate/ui";
import { handOut } from "@blueplate/ui/hand-out";
import { Result } from "effect";
import { createMemo, createSignal, onCleanup, Show } from "solid-js";
import { viewOf } from "../games/views.ts";
import { gameOf } from "../open/known.ts";
import type { Session } from "../session/session.ts";
import { fileTitle } from "../session/title.ts";
import { packed } from "./packed.ts";
import { lineLog, wholeLog } from "./line-log.ts";
import { scenarioHere, textOf } from "./scenario.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().out;

/** The log of the chapter's game, to keep: whole, whatever is tried on it. */
const WholeLog = (props: { readonly source: GameSource; readonly name: string }) => {
  const text = createMemo(() => wholeLog(props.source));
  const address = createMemo(() => {
    const made = URL.createObjectURL(new Blob([text()], { type: "application/jsonl" }));
    onCleanup(() => URL.revokeObjectURL(made));
    return made;
  });
  const savePacked = async (): Promise<void> => handOut(await packed(text()), `${props.name}.jsonl.gz`);
  return (
    <>
      <a class="button" data-kind="quiet" href={address()} download={`${props.name}.jsonl`}>
        {replayWords().replay.save}
      </a>
      <Button kind="quiet" onClick={() => void savePacked()}>
        {words().packed}
      </Button>
    </>
  );
};

interface FilesProps {
  readonly session: Session;
  readonly onEdit: (file: Json) => void;
}

/** What can be taken along as a file: the log, the line that is shown, the position. */
export const Files = (props: FilesProps) => {
  const [said, setSaid] = createSignal<{ readonly kind: "error" | "info"; readonly text: string } | null>(null);
  const game = (): string => props.session.rules.game;
  const gameSource = (): GameSource | null => {
    const { source } = props.session.chapter();
    return source._tag === "Game" ? source : null;
  };
  const saveLine = (): void => {
    const from = gameSource();
    if (!from) return;
    // With a hidden outcome the file ends where one has looked to.
    const line = props.session.line().slice(0, props.session.last() + 1);
    handOut(
      new Blob([lineLog(from, line, props.session.viewpoint())], { type: "application/jsonl" }),
      `${fileTitle(props.session)}-line.jsonl`,
    );
  };
  const scenario = async (): Promise<WrittenScenario | null> => {
    const [host] = (await gameOf(game())).scenarios;
    const written = host && scenarioHere(props.session, host);
    if (!written) return null;
    if (Result.isSuccess(written)) return written.success;
    setSaid({ kind: "error", text: words().noScenario[written.failure.because] });
    return null;
  };
  const edit = async (): Promise<void> => {
    const written = await scenario();
    if (written) props.onEdit(written.file);
  };
  const saveScenario = async (): Promise<void> => {
    const written = await scenario();
    if (!written) return;
    const { file, steps } = written;
    handOut(
      new Blob([textOf(file)], { type: "application/json" }),
      `${fileTitle(props.session)}-${props.session.at()}.scenario.json`,
    );
    setSaid({ kind: "info", text: words().scenarioSteps(steps) });
  };
  return (
    <section class="stack" aria-label={words().files}>
      <Show when={gameSource()}>{(from) => <WholeLog source={from()} name={fileTitle(props.session)} />}</Show>
      <Show when={gameSource()}>
        <Button kind="quiet" title={words().lineHelp} onClick={saveLine}>
          {words().line}
        </Button>
      </Show>
      <Button kind="quiet" onClick={() => void saveScenario()}>
        {words().scenario}
      </Button>
      <Show when={viewOf(game())?.PositionEditor}>
        <Button kind="quiet" onClick={() => void edit()}>
          {words().edit}
        </Button>
      </Show>
      <Show when={said()}>{(now) => <Notice kind={now().kind}>{now().text}</Notice>}</Show>
    </section>
  );
};
