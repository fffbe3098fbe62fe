import type { TableProps } from "@blueplate/tabletop";
import { goodsText } from "../panel-context.ts";
import type { DinnerWords } from "./dinner-text.ts";
import { magnateWords } from "../language.ts";

/** The words of the page for what happens at this table. */
export const dinnerWordsAt = ({ names }: Pick<TableProps, "names">): DinnerWords => ({
  words: magnateWords().lens,
  goods: goodsText,
  names,
});
