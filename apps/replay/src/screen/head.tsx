import { DoorHead, type DoorPage, LanguageSwitch, shell, ThemeSwitch, titled } from "@blueplate/tabletop";
import type { ParentProps } from "solid-js";
import { gameIds } from "../open/games.ts";

/** The head of a page that the front door leads to; its title names the window, too. */
export const TitledDoorHead = (
  props: ParentProps<{ readonly title: string; readonly here: DoorPage; readonly game?: string }>,
) => {
  titled(() => props.title);
  return (
    <DoorHead title={props.title} here={props.here} game={props.game ?? gameIds[0] ?? ""}>
      {props.children}
    </DoorHead>
  );
};

/** The head of every other page here that shows no game; its title names the window, too. `shared`: it says who else is there. */
export const Head = (props: ParentProps<{ readonly title: string; readonly shared?: boolean }>) => {
  titled(() => props.title);
  return (
    <header class="head row" data-shared={props.shared}>
      <a class="title" href="/">
        {shell().title}
      </a>
      <h1>{props.title}</h1>
      <span class="grow" />
      {props.children}
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
};
