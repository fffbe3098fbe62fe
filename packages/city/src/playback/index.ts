export { createPlayback, type Playback, type Screen } from "./playback.ts";
export { type Scene, scenesOf, type Story } from "./scenes.ts";
