import { ChefCheck, ChefTable } from "@blueplate/chef-table";
import { createBoard } from "./board.ts";
import type { BoardProps } from "../games/views.ts";

/** Looking back on a table of Trick-n-Chef. */
export const ChefBoard = (props: BoardProps) => {
  const board = createBoard(props.session, props.playing);
  return <ChefTable table={board.table} filling={board.filling} lookedBack={board.lookedBack()} />;
};

/** The bill of a table of Trick-n-Chef at this moment. */
export const ChefSheet = (props: Pick<BoardProps, "session">) => {
  const board = createBoard(props.session, null);
  return <ChefCheck table={board.table} lookedBack={board.lookedBack()} />;
};
