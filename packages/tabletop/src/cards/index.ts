export { CardTable } from "./card-table.tsx";
export { type CardTableRows, type LaidCard, type TrickStanding } from "./rows.ts";
