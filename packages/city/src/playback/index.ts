export { createPlayback, type Playback, type Screen } from "./playback.ts";
export { rewound, type Scene, scenesOf, type Story } from "./scenes.ts";
