export * from "./piece.tsx";
export * from "./places.ts";
export * from "./ranking.tsx";
export * from "./tabletop.tsx";
