import { createCity } from "../src/city.ts";
import { GALLERY } from "../src/gallery/index.ts";
import type { Hour } from "../src/view.ts";

/** `?view=busy&hour=night&overlay=range&look=13,5&plan=1&unlabelled`: one example of the gallery, for the eye and for `look.ts`. */
const query = new URLSearchParams(location.search);
const place = document.querySelector<HTMLElement>("#city");
if (place) {
  const city = createCity(place, {
    reducedMotion: !query.has("motion"),
    quality: query.get("quality") === "low" ? "low" : "full",
    unlabelled: query.has("unlabelled"),
  });
  const example = GALLERY[query.get("view") ?? "busy"] ?? GALLERY["busy"];
  const hour = (["morning", "noon", "evening", "night"] as const).find((one) => one === query.get("hour"));
  if (example) {
    city.sync({ ...example.view, hour: hour ?? example.view.hour });
    city.setOverlay(query.has("plain") ? [] : (example.overlays ?? []));
  }
  const look = query.get("look")?.split(",").map(Number);
  if (look) city.lookAt([look[0] ?? 0, look[1] ?? 0], look[2] ?? 80);
  if (query.has("plan")) city.setPlan(true);
  if (query.has("turn")) city.turn(Number(query.get("turn")));
  const show = (name: string, at?: Hour): void => {
    const other = GALLERY[name];
    if (other) city.sync({ ...other.view, hour: at ?? other.view.hour });
  };
  /** The whole board at an hour, measured at rest: what `measure.ts` and the browser tests hold. */
  const figures = async (at: Hour): Promise<unknown> => {
    if (!example) return null;
    const { figuresOf } = await import("./figures.ts");
    city.sync({ ...example.view, hour: at }, true);
    city.frame();
    return figuresOf(city, example.view, city.still(place.clientWidth, place.clientHeight));
  };
  Object.assign(globalThis, { city, show, figures });
  const wait = Number(query.get("wait") ?? 900);
  setTimeout(() => {
    document.body.dataset["ready"] = JSON.stringify(city.info());
  }, wait);
}
