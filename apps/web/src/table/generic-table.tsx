import { shell } from "../language.ts";
import { GenericView } from "./generic-view.tsx";
import { createFilling } from "./filling.ts";
import { Log } from "./log.tsx";
import type { TableProps } from "./props.ts";
import { Question } from "./question.tsx";
import { Talk } from "./talk.tsx";

/** A table drawn from forms, log and view alone: enough to play any game to its end. */
export const GenericTable = (props: TableProps) => {
  const filling = createFilling(props);
  return (
    <div class="generic-table">
      <main class="generic-main">
        <GenericView table={props} />
      </main>
      <aside class="generic-side stack">
        <div class="panel pad">
          <Question table={props} filling={filling} />
        </div>
        <div class="panel pad stack">
          <h2>{shell().table.log}</h2>
          <Log entries={props.entries} words={props.words} names={props.names} />
        </div>
        <div class="panel pad stack">
          <h2>{shell().table.chat}</h2>
          <Talk table={props.facts.id} lines={props.chat} maySpeak={props.facts.mySeat !== null} />
        </div>
      </aside>
    </div>
  );
};
