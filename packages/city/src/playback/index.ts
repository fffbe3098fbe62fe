export { createPlayback, type Playback, type PlaybackScreen } from "./playback.ts";
export { rewound, type Scene, scenesOf, type SceneSource } from "./scenes.ts";
