import type { Definition } from "@blueplate/engine";
import { foodChainMagnate, Glossary, shell } from "@blueplate/tabletop";
import { meaningOf } from "./glossary.ts";

/** The glossary of this game, in the language of the page. Stands once on a page. */
export const Terms = (props: { readonly game: string; readonly definition: Definition }) => (
  <Glossary
    game={props.game}
    meaning={(name) =>
      meaningOf({ definition: props.definition, words: { shell: shell(), foodChainMagnate: foodChainMagnate() } }, name)
    }
  />
);
