import { lineThrough, type TreeNode } from "@blueplate/study";
import { useKeys } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { createMemo, Show } from "solid-js";
import { linesOf } from "../line/beside.ts";
import { branchAhead, branchOf, lineCalled } from "../session/line-names.ts";
import type { Session } from "../session/session.ts";
import { DeleteLine } from "./delete-line.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

/** A node on a line, which leads through `along`. */
interface Stand {
  readonly node: string;
  readonly along: string;
}

const isSame = (one: Stand, other: Stand): boolean => one.node === other.node && one.along === other.along;

/**
 * Flips between the present line and the game's own at the same moment of the game; the camera stays. Who flips twice stands where
 * they stood, also where the other line has no such moment.
 */
export const createWhatifMenu = (session: Session): (() => void) => {
  let tried: string | null = null;
  let last: { readonly from: Stand; readonly to: Stand } | null = null;
  const standing = (): Stand => ({ node: session.node().id, along: session.line().at(-1)?.id ?? "m0" });
  const on = (line: readonly TreeNode[]): Stand | null => {
    const node = line[Math.min(session.momentOn(line), session.lastOf(line))];
    const end = line.at(-1);
    return node && end ? { node: node.id, along: end.id } : null;
  };
  /** On the line that one came from, or else the one that was tried last. */
  const onTried = (): Stand | null => {
    if (tried !== null && session.shows(tried)) return on(lineThrough(session.chapter(), tried));
    const line = linesOf(session).at(-1);
    return line && line.begins !== "m0" ? on(line.nodes) : null;
  };
  const target = (here: Stand): Stand | null => {
    if (last && isSame(last.to, here) && session.shows(last.from.node)) return last.from;
    const own = on(lineThrough(session.chapter(), "m0"));
    return own?.along === here.along ? onTried() : own;
  };
  return () => {
    const here = standing();
    const to = target(here);
    if (!to || isSame(here, to)) return session.say(words().noOtherLine);
    // What is walked before a line leaves the game is the game's own node.
    if (session.line().at(-1)?.kind !== "line") tried = here.along;
    last = { from: here, to };
    session.goTo(to.node, to.along);
  };
};

/** A button that is a sign alone: its text is its name and its tooltip. */
const Sign = (props: {
  readonly name: "caret-up";
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
  const flip = createWhatifMenu(session);
  useKeys({ b: flip });
  const isAhead = (): boolean => session.node().kind === "line";
  const branch = createMemo((): TreeNode | null =>
    isAhead() ? branchAhead(session) : (branchOf(session)?.begins ?? null),
  );
  const at = (): string => branch()?.id ?? "";
  const called = createMemo(() => {
    const here = branch();
    return here ? lineCalled(session, here) : "";
  });
  const isOwn = (): boolean => branch()?.kind === "variation";
  const isGone = (): boolean => branch()?.kind === "taken-back";
  return (
    <Show when={branch()}>
      <p class="line-head row">
        <span class="which">
          <small>{isAhead() ? words().towardsLine : isGone() ? words().onTakenBack : words().onVariation}</small>
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
        </Show>
        <Show when={isOwn() && branch()}>{(begins) => <DeleteLine session={session} begins={begins()} />}</Show>
      </p>
    </Show>
  );
};
