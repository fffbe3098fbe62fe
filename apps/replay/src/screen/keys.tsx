import { KeysWindow, shell, useKeys } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { createSignal } from "solid-js";
import type { Session } from "../session/session.ts";

/** Keys of the table that do the same in a town that is looked back at. */
const IN_TOWN: ReadonlySet<string> = new Set(["S", "M", "Z X C", "T", "F", "H 1–9"]);

const listOf = (session: Session): readonly (readonly string[])[] => {
  const all = shell().frame.keyList;
  const only = (is: (key: string | undefined) => boolean) => all.filter(([key]) => is(key));
  const inTown = session.rules.game === "food-chain-magnate";
  return [
    ...shell().replayKeys.list,
    ...(inTown ? [shell().replayKeys.draw, ...only((key) => IN_TOWN.has(key ?? ""))] : []),
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
