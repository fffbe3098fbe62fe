export { TokenFigure } from "./card-face.tsx";
export { CardExample, type CardExampleProps, type ExamplePart } from "./example/card-example.tsx";
export { CardTable } from "./card-table.tsx";
export { CoinChip, GameCard } from "./game-card.tsx";
export { GuestCheck } from "./guest-check.tsx";
export { SmallCard } from "./open-hand.tsx";
export { type CardTableRows, type CountedPile, type PileScore, type LaidCard, type TrickStanding } from "./rows.ts";
export { type CardDrawings, type CardSceneProps, type CardTableProps, type LookedBack } from "./card-props.ts";
