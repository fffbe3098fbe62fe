import type { TableProps } from "@blueplate/tabletop";
import { RoundWindow, type SharedGame } from "@blueplate/tabletop/share-cards";
import { drawingsOf } from "./drawings.tsx";
import { CARD_TABLE } from "./rows.ts";

/** What can be handed on of a game of Trick-n-Chef that is over. */
export const ChefShareWindow = (props: {
  readonly table: TableProps;
  readonly sign: SharedGame["sign"];
  readonly link: ((at: number) => string) | null;
  readonly onClose: () => void;
}) => <RoundWindow {...props} rows={CARD_TABLE} drawings={drawingsOf(props)} />;
