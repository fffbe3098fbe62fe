import { lineThrough, type TreeNode } from "@blueplate/study";
import { shell, useKeys } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { createMemo, createSignal, Show } from "solid-js";
import { linesOf } from "../compare/sides.ts";
import { branchOf, lineCalled } from "../session/line-names.ts";
import type { Session } from "../session/session.ts";

const words = () => shell().replay;

/** Flips between the present line and the game's own at the same moment of the game; the camera stays. */
export const createFlip = (session: Session): (() => void) => {
  const [other, setOther] = createSignal<string | null>(null);
  const goOn = (line: readonly TreeNode[]): void => {
    const node = line[Math.min(session.momentOn(line), session.lastOf(line))];
    if (node) session.goTo(node.id);
  };
  /** The line that one came from, or else the one that was tried last. */
  const tried = (): readonly TreeNode[] | null => {
    const last = other();
    if (last !== null && session.shows(last)) return lineThrough(session.chapter(), last);
    return linesOf(session).slice(1).at(-1)?.nodes ?? null;
  };
  return () => {
    if (session.node().kind !== "line") {
      setOther(session.line().at(-1)?.id ?? null);
      return goOn(lineThrough(session.chapter(), "m0"));
    }
    const line = tried();
    if (line) goOn(line);
    else session.say(words().noOtherLine);
  };
};

/** A button that is a sign alone: its text is its name and its tooltip. */
const Sign = (props: {
  readonly name: "caret-up" | "broom";
  readonly text: string;
  readonly onPress: () => Promise<unknown>;
}) => (
  <Button kind="quiet" aria-label={props.text} title={props.text} onClick={() => void props.onPress()}>
    <Icon name={props.name} />
  </Button>
);

/** On a line that was tried, or taken back in the game, in one row: what it is, and what can be done with it. */
export const LineHead = (props: { readonly session: Session }) => {
  const { session } = props;
  const flip = createFlip(session);
  useKeys({ b: flip });
  const branch = createMemo(() => (session.node().kind === "line" ? null : branchOf(session)));
  const at = (): string => branch()?.begins.id ?? "";
  const called = createMemo(() => {
    const here = branch();
    return here ? lineCalled(session, here.begins) : "";
  });
  const isOwn = (): boolean => branch()?.begins.kind === "variation";
  const isGone = (): boolean => branch()?.begins.kind === "taken-back";
  const remove = async (): Promise<void> => {
    const back = branch()?.begins.parent;
    await session.host.edit({ _tag: "DeleteNode", chapter: session.chapter().id, node: at() });
    if (back) session.goTo(back);
  };
  return (
    <Show when={branch()}>
      {(here) => (
        <p class="line-head row">
          <span class="which">
            <small>{isGone() ? words().onTakenBack : words().onVariation}</small>
            <b title={called()}>{called()}</b>
          </span>
          <Button title={words().otherLine} shortcut="B" onClick={flip}>
            {words().backToGame}
          </Button>
          <Show when={isOwn()}>
            <Sign
              name="caret-up"
              text={words().promoteLine}
              onPress={() => session.host.edit({ _tag: "PromoteNode", chapter: session.chapter().id, node: at() })}
            />
            <Sign name="broom" text={words().deleteLine} onPress={remove} />
          </Show>
          <span class="hidden">{here().from}</span>
        </p>
      )}
    </Show>
  );
};
