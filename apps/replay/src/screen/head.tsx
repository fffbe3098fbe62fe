import { LanguageSwitch, shell, ThemeSwitch, titled } from "@blueplate/tabletop";
import type { ParentProps } from "solid-js";

/** The head of every page here that shows no game; its title names the window, too. */
export const Head = (props: ParentProps<{ readonly title: string }>) => {
  titled(() => props.title);
  return (
    <header class="head row">
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
