import { deletedWith, type TreeNode } from "@blueplate/study";
import { wordsOf } from "@blueplate/tabletop";
import { Result } from "effect";
import { Show } from "solid-js";
import { refusedText } from "../refused.ts";
import type { Session } from "../session/session.ts";
import { Sure } from "../studies/confirm-dialog.tsx";
import { replayShell, replayWords } from "../language.ts";

const words = () => replayWords().replay;

/** Deletes the line that begins with a node, after asking: everything noted on it goes too. */
export const DeleteLine = (props: { readonly session: Session; readonly begins: TreeNode }) => {
  const { session } = props;
  const remove = async ({ id, parent }: TreeNode): Promise<void> => {
    // On the way to the line one stays where one is, and is on the game's own way from there.
    const back = session.node().kind === "line" ? session.node().id : parent;
    const answer = await session.host.edit({ _tag: "DeleteNode", chapter: session.chapter().id, node: id });
    if (Result.isFailure(answer)) session.say(refusedText(replayShell(), answer.failure, wordsOf(session.rules.game)));
    else if (back !== null) session.goTo(back);
  };
  const question = (): string => {
    const { nodes, comments } = deletedWith(session.chapter(), props.begins.id);
    return words().deleteLineSure(nodes, comments.length);
  };
  return (
    // Whoever goes to another line is asked anew: the question was about this one.
    <Show keyed when={props.begins.id}>
      <Sure sign="broom" text={words().deleteLine} question={question()} onYes={() => void remove(props.begins)} />
    </Show>
  );
};
