export * from "./parts.tsx";
export * from "./theme.ts";
