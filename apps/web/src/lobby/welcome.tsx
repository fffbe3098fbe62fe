import { shell } from "@blueplate/tabletop";
import { PLAY_NOW } from "../local/play-address.ts";
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
const Door = (
  props: HeroView & {
    readonly href: string;
    readonly name: string;
    readonly help: string;
  },
) => (
  <li>
    <a class="door panel" href={props.href}>
      <HeroPart {...props} />
      <b>{props.name}</b>
      <span class="muted">{props.help}</span>
    </a>
  </li>
);

/** Ways to begin that need nobody else: learn, play alone, or invite others. */
export const Doors = () => (
  <ol class="doors">
    <Door view="44% 30%" narrowView="4% 34%" href="/learn/first-dinner" name={words().learn} help={words().learnHelp} />
    <Door view="78% 40%" narrowView="88% 24%" href={PLAY_NOW} name={words().bots} help={words().botsHelp} />
    <Door view="22% 80%" narrowView="40% 86%" href="/new" name={words().table} help={words().tableHelp} />
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
