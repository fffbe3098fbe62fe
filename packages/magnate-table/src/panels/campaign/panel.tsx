import { Button } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { Match, Show, Switch } from "solid-js";
import { magnateWords } from "../../language.ts";
import { cardName, type PanelContext } from "../../panel-context.ts";
import { placeText } from "./line.ts";
import { lineText, PlaceSlot } from "../place.tsx";
import { Reach } from "../reach.tsx";
import { Answers } from "../step.tsx";
import { Durations, Goods } from "./terms.tsx";
import { Marketeers, Others, Tiles } from "./tile.tsx";

const words = () => magnateWords().ask;

/** A campaign: marketeer, tile, place, good and duration; what it would do stands below as soon as it has a place. */
export const CampaignPanel = (props: PanelContext) => {
  const name = () => props.filling.slot()?.name;
  return (
    <div class="slot stack">
      <div class="row staged">
        <Answers
          panel={props}
          slots={[
            { name: "marketer", text: (value) => cardName(value) },
            { name: "campaign", text: (value) => words().tileNumber(Number(value)) },
            { name: "side", text: (value) => props.table.words.value("side", value) },
            { name: "offset", text: (value) => lineText(props, props.filling.picked()["side"], Number(value)) },
            { name: "at", text: () => placeText(props) },
          ]}
        />
        <Show when={props.placing.isStaged() && props.placing.canTurn()}>
          <Button
            class="small"
            aria-keyshortcuts="R"
            shortcut="R"
            aria-pressed={props.placing.turned()}
            onClick={props.placing.turn}
          >
            {words().turn}
          </Button>
        </Show>
      </div>
      <Switch
        fallback={
          <>
            <Goods {...props} />
            <Reach {...props} />
            <Show when={props.filling.picked()["good"] !== undefined}>
              <Durations {...props} />
            </Show>
            <Others {...props} />
          </>
        }
      >
        <Match when={name() === "marketer"}>
          <Marketeers {...props} />
        </Match>
        <Match when={name() === "campaign"}>
          <Tiles {...props} />
        </Match>
        <Match when={name() === "at"}>
          <PlaceSlot {...props} />
        </Match>
        <Match when={name() === "side" || name() === "offset"}>
          <PlaceSlot {...props} />
        </Match>
        <Match when={name() === "turned"}>
          <Button onClick={() => props.filling.fill({ turned: true })}>{words().turned}</Button>
          <Button onClick={props.filling.skip}>{shell().table.leaveOut}</Button>
        </Match>
      </Switch>
      {/* While the place is sought; once it stands, before how long. */}
      <Show when={name() === "at" || name() === "offset" || name() === "side"}>
        <Reach {...props} />
      </Show>
    </div>
  );
};
