import { KeysWindow, shell, useKeys } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { createSignal } from "solid-js";
import { viewOf } from "../games/views.ts";
import type { Session } from "../session/session.ts";
import { replayWords } from "../language.ts";

const listOf = (session: Session): readonly (readonly string[])[] => {
  const all = shell().frame.keyList;
  const only = (is: (key: string | undefined) => boolean) => all.filter(([key]) => is(key));
  const view = viewOf(session.rules.game);
  return [
    ...replayWords().replayKeys.list,
    ...(view?.tableKeys
      ? [replayWords().replayKeys.draw, ...only((key) => view.tableKeys?.has(key ?? "") === true)]
      : []),
    ...only((key) => key === "?"),
  ];
};

/** What every key does while one looks back. */
export const Keys = (props: { readonly session: Session }) => {
  const [open, setOpen] = createSignal(false);
  useKeys({ "?": () => setOpen(!open()) }, "panels");
  return (
    <>
      <Button kind="quiet" shortcut="?" onClick={() => setOpen(true)}>
        {shell().frame.keys}
      </Button>
      <KeysWindow list={listOf(props.session)} open={open()} onClose={() => setOpen(false)} />
    </>
  );
};
