import { type City, createCity, evening, playWhileSeen } from "@blueplate/city";
import { hero, HERO_SHOTS, type HeroShot } from "@blueplate/city/hero";

/** How a picture fills its place: its own pixels by a pixel of the page, and where its corner lies. */
interface PictureFit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** As `object-fit: cover` lays a picture, at the place that `object-position` gives it in shares. */
export const fitOf = (
  { width, height }: Pick<HeroShot, "width" | "height">,
  box: readonly [number, number],
  position: readonly [number, number],
): PictureFit => {
  const scale = Math.max(box[0] / width, box[1] / height);
  return {
    scale,
    left: (box[0] - width * scale) * position[0],
    top: (box[1] - height * scale) * position[1],
  };
};

/** The shot that hangs there: each has its own width. */
const shotOf = ({ naturalWidth }: HTMLImageElement): HeroShot =>
  naturalWidth === HERO_SHOTS.narrow.width ? HERO_SHOTS.narrow : HERO_SHOTS.wide;

/** The town lies as the picture does, so that only what moves tells them apart. */
const layOver = (stage: HTMLElement, city: City, picture: HTMLImageElement): void => {
  const shot = shotOf(picture);
  const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(" ").map(Number.parseFloat);
  const { scale, left, top } = fitOf(shot, [picture.clientWidth, picture.clientHeight], [x / 100, y / 100]);
  Object.assign(stage.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${shot.width * scale}px`,
    height: `${shot.height * scale}px`,
  });
  city.resize();
  city.lookAt(shot.at, shot.pixels * scale);
};

/** Families drive out and home as long as the town is seen. Answers how to end it. */
const driveWhileSeen = (place: HTMLElement, city: City): (() => void) =>
  playWhileSeen(
    place,
    () => city.play(evening(hero)),
    (isSeen) => (place.dataset["moves"] = String(isSeen)),
  );

/** Draws the town of a picture over it, fades it in with its first picture, and lets families drive. Answers how to take it down. */
export const showTown = (place: HTMLElement, picture: HTMLElement): (() => void) => {
  if (!(picture instanceof HTMLImageElement)) return () => {};
  const stage = document.createElement("div");
  stage.className = "hero-stage";
  place.append(stage);
  // As sharp as the picture and no sharper: it moves as long as somebody looks.
  const city = createCity(stage, { quality: "low", unlabelled: true, reducedMotion: true });
  city.canvas.tabIndex = -1;
  city.sync(hero, true);
  const lay = (): void => layOver(stage, city, picture);
  lay();
  const watch = new ResizeObserver(lay);
  watch.observe(picture);
  let rest = (): void => {};
  const stop = city.onPicture(() => {
    stop();
    place.dataset["drawn"] = "true";
    city.setReducedMotion(false);
    rest = driveWhileSeen(place, city);
  });
  return () => {
    watch.disconnect();
    stop();
    rest();
    city.dispose();
    stage.remove();
  };
};
