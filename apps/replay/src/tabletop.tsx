import { Tabletop as Drawn } from "@blueplate/tabletop";
import { shownTable } from "@blueplate/words";
import { createMemo } from "solid-js";
import { shell, wordsOf } from "@blueplate/tabletop";
import { nameIn } from "./open.ts";
import type { SceneProps } from "./scene.ts";

/** The table of any game at this step, as it was drawn when it was played; open envelopes show what lay in them. */
export const Tabletop = (props: SceneProps) => {
  const shown = createMemo(() => {
    const { file, rules } = props.opened;
    const words = wordsOf(file.header.game);
    const says = shell().table;
    return shownTable({ words, says, names: nameIn(props.opened), seats: rules.config.seats }, props.state);
  });
  const waited = createMemo(() => props.opened.rules.waitsFor(props.state));
  return (
    <div class="lying" tabIndex={0}>
      <Drawn
        table={shown()}
        says={shell()}
        names={nameIn(props.opened)}
        colour={(seat) => props.opened.file.header.seats[seat]?.banner.colour}
        acts={(seat) => waited().some((each) => each === seat)}
        mine={null}
      />
    </div>
  );
};
