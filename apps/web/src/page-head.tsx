import { LanguageSwitch, shell, ThemeSwitch } from "@blueplate/tabletop";

/** The head of a page around the tables: the way home, what the page is, its language and theme. */
export const PageHead = (props: { readonly title: string }) => (
  <header class="row page-head">
    <a class="home title" href="/">
      {shell().title}
    </a>
    <h1>{props.title}</h1>
    <div class="row switches">
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  </header>
);
