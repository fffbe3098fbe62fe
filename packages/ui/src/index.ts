export * from "./beside.ts";
export * from "./hint.tsx";
export * from "./icon/icon.tsx";
export * from "./language.ts";
export * from "./parts.tsx";
export * from "./tabs.tsx";
export * from "./theme.ts";
export * from "./window.tsx";
