import { BannerSign } from "@blueplate/magnate-table";
import { StandInNote } from "./seats/stand-in.tsx";
import { createFilling, Question, shell, type TableProps, Tabletop } from "@blueplate/tabletop";
import { shownTable } from "@blueplate/words";
import { createMemo, Show } from "solid-js";
import { isLocal } from "../saved-games/saved-game.ts";
import { FurtherBack } from "./back.tsx";
import { Log } from "./log.tsx";
import { Nudges } from "./calls/nudges.tsx";
import { Talk } from "./talk/talk.tsx";

/** What lies on the table, as the viewer may see it. */
const View = (props: { readonly table: TableProps }) => {
  const shown = createMemo(() => {
    const { words, names, rules, state } = props.table;
    return shownTable({ words, says: shell().table, names, seats: rules.config.seats }, state);
  });
  const waited = createMemo(() => props.table.rules.waitsFor(props.table.state));
  return (
    <Tabletop
      table={shown()}
      says={shell()}
      names={props.table.names}
      sign={(seat) => <BannerSign banner={props.table.facts.seats[seat]?.banner} seat={seat} />}
      acts={(seat) => waited().some((each) => each === seat)}
      mine={props.table.seat}
    />
  );
};

/** A table drawn from forms, log and view alone: enough to play any game to its end. */
export const GenericTable = (props: TableProps) => {
  const filling = createFilling(props);
  return (
    <div class="generic-table">
      <main class="generic-main">
        <View table={props} />
      </main>
      <aside class="generic-side stack">
        <div class="panel pad">
          <Question
            table={props}
            filling={filling}
            calls={<Nudges table={props} />}
            note={<StandInNote table={props} />}
            further={<FurtherBack table={props} />}
          />
        </div>
        <div class="panel pad stack">
          <h2>{shell().table.log}</h2>
          <Log table={props} />
        </div>
        {/* Those round one device talk without it. */}
        <Show when={!isLocal(props.facts.id)}>
          <div class="panel pad stack">
            <h2>{shell().table.chat}</h2>
            <Talk table={props} />
          </div>
        </Show>
      </aside>
    </div>
  );
};
