import { type Paragraph, shell } from "@blueplate/tabletop";
import { BusySign } from "@blueplate/ui";
import { type JSX, Suspense } from "solid-js";
import { clientOf } from "../games/index.ts";

/** What a game draws below a paragraph of its rules; null where it draws nothing. */
export const exampleOf =
  (game: string) =>
  ({ number, text }: Paragraph): JSX.Element => {
    const { hasExample, RulesExample } = clientOf(game);
    return hasExample?.(number) && RulesExample ? (
      <Suspense fallback={<BusySign text={shell().loading} />}>
        <RulesExample paragraph={number} label={text} />
      </Suspense>
    ) : null;
  };
