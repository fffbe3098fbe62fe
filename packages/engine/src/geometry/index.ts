export * from "./board.ts";
export * from "./distance.ts";
export * from "./ground.ts";
export * from "./supply-trips.ts";
export * from "./pieces.ts";
export * from "./reach.ts";
