import { stateOf } from "../../game.ts";
import { cardName, goodName, type PanelContext } from "../../panel-context.ts";
import { lineText } from "../place.tsx";
import { magnateWords } from "../../language.ts";

const words = () => magnateWords().ask;

/** How the place reads that is filled in. */
export const placeText = (props: PanelContext): string => {
  const { at, side, offset, turned } = props.filling.picked();
  if (at !== undefined) {
    const square = props.table.words.value("square", at);
    return turned === true ? `${square}, ${words().turned}` : square;
  }
  if (side === undefined) return "";
  const line = offset === undefined ? "" : ` ${lineText(props, side, Number(offset))}`;
  return `${props.table.words.value("side", side)}${line}`;
};

/** A campaign that could be sent, in one line: who, which tile, where, for what, how long. */
export const campaignLine = (props: PanelContext): string => {
  const { marketer, campaign, good, duration } = props.filling.picked();
  const { round } = stateOf(props.table);
  const run = typeof duration === "number" ? words().runs(round, duration) : words().endless;
  const named = [cardName(marketer), words().tileNumber(Number(campaign)), placeText(props)];
  return [...named, typeof good === "string" ? goodName(good) : "", run].join(" · ");
};
