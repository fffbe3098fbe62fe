export * from "./cursor.ts";
export * from "./failures.ts";
export * from "./inputs.ts";
export * from "./outputs.ts";
export * from "./ports.ts";
export * from "./router.ts";
export type { ApiContext } from "./trpc.ts";
