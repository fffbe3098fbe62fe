import { shell } from "@blueplate/tabletop";
import { PLAY_NOW } from "../local/play-address.ts";
import wide from "../games/pictures/hero-wide.webp";

const words = () => shell().lobby.begin;

/** Where the town of the head is looked at behind a door, and how near. */
const Door = (props: {
  readonly view: string;
  readonly href: string;
  readonly name: string;
  readonly help: string;
}) => (
  <li>
    <a class="door panel" href={props.href}>
      <span
        class="door-picture"
        aria-hidden="true"
        style={{ "background-image": `url(${wide})`, "background-position": props.view, "background-size": "960px" }}
      />
      <b>{props.name}</b>
      <span class="muted">{props.help}</span>
    </a>
  </li>
);

/** What can be done where nobody has opened a table yet: learn, play alone, or invite others. */
export const Welcome = () => (
  <section>
    <div class="section-head">
      <h2>{words().title}</h2>
      <span class="muted">{words().nobody}</span>
      <a class="button last" href="/new">
        {shell().lobby.newTable}
      </a>
    </div>
    <ol class="doors">
      <Door view="44% 30%" href="/learn/first-dinner" name={words().learn} help={words().learnHelp} />
      <Door view="78% 40%" href={PLAY_NOW} name={words().bots} help={words().botsHelp} />
      <Door view="22% 80%" href="/new" name={words().table} help={words().tableHelp} />
    </ol>
  </section>
);
