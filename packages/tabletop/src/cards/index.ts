export { CardTable } from "./card-table.tsx";
export { GuestCheck } from "./guest-check.tsx";
export { type CardTableRows, type CountedPile, type PileScore, type LaidCard, type TrickStanding } from "./rows.ts";
export { type CardDrawings, type CardSceneProps, type CardTableProps, type LookedBack } from "./card-props.ts";
