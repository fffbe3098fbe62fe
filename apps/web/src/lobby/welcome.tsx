import { shell } from "@blueplate/tabletop";
import { Icon, type IconName } from "@blueplate/ui";

const words = () => shell().lobby.begin;

const Way = (props: {
  readonly icon: IconName;
  readonly href: string;
  readonly name: string;
  readonly help: string;
}) => (
  <li>
    <a class="way panel" href={props.href}>
      <Icon name={props.icon} />
      <b>{props.name}</b>
      <span class="muted">{props.help}</span>
    </a>
  </li>
);

/** What can be done where nobody has opened a table yet: learn, play alone, or invite others. */
export const Welcome = () => (
  <section class="stack">
    <h2>{words().title}</h2>
    <ol class="ways">
      <Way icon="fork-knife" href="/learn/first-dinner" name={words().learn} help={words().learnHelp} />
      <Way
        icon="game-controller"
        href="/local/new?ruleset=introductory&coach=1"
        name={words().bots}
        help={words().botsHelp}
      />
      <Way icon="users-three" href="/new" name={words().table} help={words().tableHelp} />
    </ol>
    <p class="muted">{words().nobody}</p>
  </section>
);
