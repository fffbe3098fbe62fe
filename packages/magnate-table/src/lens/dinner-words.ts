import { shell, type TableProps } from "@blueplate/tabletop";
import { goodsText } from "../panel-context.ts";
import type { DinnerWords } from "./dinner-text.ts";

/** The words of the page for what happens at this table. */
export const dinnerWordsAt = ({ names }: Pick<TableProps, "names">): DinnerWords => ({
  words: shell().lens,
  goods: goodsText,
  names,
});
