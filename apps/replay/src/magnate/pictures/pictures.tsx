import type { CityView } from "@blueplate/city";
import { flatMap, svgOf } from "@blueplate/city/flat";
import { rulesetOf } from "@blueplate/engine";

import { BusySign, Button, ModalWindow, Notice, SelectField } from "@blueplate/ui";
import { handOut, pngOf } from "@blueplate/ui/hand-out";
import { createResource, createSignal, onCleanup, Show } from "solid-js";
import { createHistory } from "../history.ts";
import { turnTitle } from "../part-title.ts";
import type { Session } from "../../session/session.ts";
import { fileTitle } from "../../session/title.ts";
import { tableOf } from "../../session/table.ts";
import { namesIn } from "../../session/event-text.ts";
import { frameOf, type Light, shotsOf, viewAt } from "./shots.ts";
import { filmStrip } from "./strip.ts";
import { take } from "./taking.ts";
import { replayTexts, replayWords } from "../../language.ts";

const words = () => replayWords().out;

const SIZES = ["1280x720", "1920x1080", "3840x2160", "1080x1080", "1080x1920"] as const;
const LIGHTS: readonly Light[] = ["present", "noon", "night"];

/** A picture of a film strip: small enough that a whole round fits on one sheet. */
const FRAME = { width: 480, height: 300 };

/** What a picture is to be. */
interface Wishes {
  readonly width: number;
  readonly height: number;
  readonly light: Light;
  readonly plan: boolean;
}

const sizeOf = (size: string): Pick<Wishes, "width" | "height"> => {
  const [width = 1280, height = 720] = size.split("x").map(Number);
  return { width, height };
};

/** Pixels of the longer side of a preview. */
const PREVIEW = 640;

/** The picture as it would be saved, in small; null while none has been taken, and where the browser draws no town. */
const createPreview = (wished: () => Wishes, view: () => CityView): (() => string | null) => {
  const [drawn] = createResource(wished, async (wishes) => {
    const scale = PREVIEW / Math.max(wishes.width, wishes.height);
    const small = { width: Math.round(wishes.width * scale), height: Math.round(wishes.height * scale) };
    const [shot] = await take([view()], { ...small, plan: wishes.plan });
    return shot?.toDataURL("image/png") ?? null;
  });
  return () => (drawn.error ? null : (drawn.latest ?? null));
};

/** Pictures that are being taken. */
interface Taking {
  readonly done: number;
  readonly all: number;
  /** Null for a single picture, which is there at once. */
  readonly stop: (() => void) | null;
}

/** Taking one set of pictures at a time. Whoever leaves stops what they could stop: nobody would see any more how far it is. */
const createShooting = () => {
  const [taking, setTaking] = createSignal<Taking | null>(null);
  const [failed, setFailed] = createSignal(false);
  const shoot = async (
    all: number,
    work: (heard: { readonly onTaken: (done: number) => void; readonly signal: AbortSignal }) => Promise<void>,
  ): Promise<void> => {
    const stopping = new AbortController();
    const stop = all > 1 ? () => stopping.abort() : null;
    const onTaken = (done: number): void => void setTaking({ done, all, stop });
    setFailed(false);
    onTaken(0);
    try {
      await work({ onTaken, signal: stopping.signal });
    } catch {
      setFailed(!stopping.signal.aborted);
    } finally {
      setTaking(null);
    }
  };
  onCleanup(() => taking()?.stop?.());
  return { taking, failed, shoot };
};

/** What is wished of the pictures, and the pictures being taken. */
const createPictures = (session: Session) => {
  const ruleset = rulesetOf(session.rules);
  const table = tableOf(session, () => null);
  const history = createHistory(session, ruleset);
  const [size, setSize] = createSignal<string>(SIZES[0]);
  const [light, setLight] = createSignal<Light>("present");
  const [plan, setPlan] = createSignal(false);
  const { shoot, ...shooting } = createShooting();
  const view = () => viewAt(session, table, ruleset, session.at(), light());
  const wishes = (): Wishes => ({ ...sizeOf(size()), light: light(), plan: plan() });
  const preview = createPreview(wishes, view);
  const round = (): number => history().turns.findLast(({ from }) => from <= session.at())?.round ?? 1;
  // Another moment may be shown by the time that the pictures are there: they are named by the one that they were taken of.
  const picture = (): Promise<void> => {
    const at = session.at();
    return shoot(1, async (heard) => {
      const [shot] = await take([view()], wishes(), heard);
      if (shot) handOut(await pngOf(shot), `${fileTitle(session)}-town-${at}.png`);
    });
  };
  const strip = (): Promise<void> => {
    const shown = round();
    const shots = shotsOf(history().turns, shown);
    return shoot(shots.length, async (heard) => {
      const views = shots.map((turn) => frameOf(session, table, ruleset, turn, light()));
      const pictures = await take(views, { ...wishes(), ...FRAME }, heard);
      const frames = pictures.flatMap((shot, index) => {
        const turn = shots[index];
        return turn ? [{ picture: shot, caption: turnTitle(replayTexts(), turn, namesIn(session)) }] : [];
      });
      const sheet = filmStrip(replayWords().replay.round(shown), frames);
      handOut(await pngOf(sheet), `${fileTitle(session)}-round-${shown}.png`);
    });
  };
  const map = (): string => svgOf(flatMap(view()));
  const saveMap = (): void =>
    handOut(new Blob([map()], { type: "image/svg+xml" }), `${fileTitle(session)}-map-${session.at()}.svg`);
  return { size, setSize, light, setLight, plan, setPlan, ...shooting, picture, strip, map, preview, saveMap };
};

/** Pictures of the moment and of its round: how large, in which light, from where. */
export const Pictures = (props: { readonly session: Session; readonly onClose: () => void }) => {
  const pictures = createPictures(props.session);
  const { size, light, plan, taking, failed } = pictures;
  return (
    <ModalWindow open title={words().pictures} close={words().close} onClose={props.onClose} class="pictures">
      <img
        class="preview"
        alt={words().preview}
        src={pictures.preview() ?? `data:image/svg+xml,${encodeURIComponent(pictures.map())}`}
      />
      <div class="row choices">
        <SelectField
          label={words().size}
          value={size()}
          options={SIZES.map((value) => ({ value, text: value.replace("x", " × ") }))}
          onChange={pictures.setSize}
        />
        <SelectField
          label={words().light}
          value={light()}
          options={LIGHTS.map((value) => ({ value, text: words().lights[value] }))}
          onChange={(value) => pictures.setLight(LIGHTS.find((each) => each === value) ?? "present")}
        />
        <SelectField
          label={words().from}
          value={plan() ? "plan" : "helicopter"}
          options={(["helicopter", "plan"] as const).map((value) => ({ value, text: words().views[value] }))}
          onChange={(value) => pictures.setPlan(value === "plan")}
        />
      </div>
      <div class="row choices">
        <Button kind="main" disabled={taking() !== null} onClick={() => void pictures.picture()}>
          {words().savePicture}
        </Button>
        <Button onClick={pictures.saveMap}>{words().saveMap}</Button>
        <Button disabled={taking() !== null} title={words().stripHelp} onClick={() => void pictures.strip()}>
          {words().saveStrip}
        </Button>
      </div>
      <Show when={taking()}>
        {(now) => (
          <div class="row choices">
            <BusySign text={words().taking(now().done, now().all)} />
            <Show when={now().stop}>
              {(stop) => <Button onClick={() => stop()()}>{replayWords().chance.stop}</Button>}
            </Show>
          </div>
        )}
      </Show>
      <Show when={failed()}>
        <Notice>{words().noPicture}</Notice>
      </Show>
    </ModalWindow>
  );
};
