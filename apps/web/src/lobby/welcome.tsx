import { HandPicture } from "@blueplate/chef-table/hand-picture";
import { shell } from "@blueplate/tabletop";
import { For, type JSX } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { GAMES } from "../games/list.ts";
import { hasTown } from "../games/mini-map.tsx";
import { PLAY_NOW, playNow } from "../local/play-address.ts";
import narrow from "@blueplate/tabletop/pictures/hero-narrow.webp";
import wide from "@blueplate/tabletop/pictures/hero-wide.webp";

const words = () => shell().lobby.begin;

/** Which part of the wide and of the narrow picture is shown, as CSS has it. */
interface HeroView {
  readonly view: string;
  readonly narrowView: string;
}

/** A part of the very picture that the head shows on this screen, so that it is there at once. */
export const HeroPart = (props: HeroView) => (
  <span
    class="door-picture"
    aria-hidden="true"
    style={{
      "--wide": `url(${wide})`,
      "--wide-at": props.view,
      "--narrow": `url(${narrow})`,
      "--narrow-at": props.narrowView,
    }}
  />
);

/** What lies behind a door. */
const Door = (props: {
  readonly picture: JSX.Element;
  readonly href: string;
  readonly name: string;
  readonly help: string;
}) => (
  <li>
    <a class="door panel" href={props.href}>
      {props.picture}
      <b>{props.name}</b>
      <span class="muted">{props.help}</span>
    </a>
  </li>
);

/** The games that are not the one of the head, which each of the other doors leads to. */
const OTHERS = GAMES.filter(({ id }) => !hasTown(id));

/** Ways to begin that need nobody else: learn, play alone, invite others, or play another of the games. */
export const Doors = () => (
  <ol class="doors">
    <Door
      picture={<HeroPart view="44% 30%" narrowView="4% 34%" />}
      href="/learn/first-dinner"
      name={words().learn}
      help={words().learnHelp}
    />
    <Door
      picture={<HeroPart view="78% 40%" narrowView="88% 24%" />}
      href={PLAY_NOW}
      name={words().bots}
      help={words().botsHelp}
    />
    <Door
      picture={<HeroPart view="22% 80%" narrowView="40% 86%" />}
      href="/new"
      name={words().table}
      help={words().tableHelp}
    />
    <For each={OTHERS}>
      {({ id }) => (
        <Door
          picture={
            <span class="door-picture">
              <HandPicture />
            </span>
          }
          href={playNow(id)}
          name={wordsOf(id).name}
          help={words().otherHelp(wordsOf(id).about)}
        />
      )}
    </For>
  </ol>
);

/** Ways to begin below tables that are few. */
export const WelcomeBelow = () => (
  <section>
    <div class="section-head">
      <h2>{words().title}</h2>
    </div>
    <Doors />
  </section>
);
