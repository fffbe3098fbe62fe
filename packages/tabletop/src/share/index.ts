export { drawCard, type FilmCard } from "./film-card.ts";
export type { FilmPart, FilmPicture } from "./film-plan.ts";
export type { FilmReel, FilmShape } from "./film.ts";
export { fileNameOf, type SharedMoment } from "./moment.ts";
export { bringLetters, canvasOf, drawSheet, PICTURE, SCENE, type SeatSign, type SheetText } from "./sheet.ts";
export { ShareWindow } from "./window.tsx";
