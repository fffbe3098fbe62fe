import { commandText } from "@blueplate/chef-table/command-text";
import { shell, ThinkingSign } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { createEffect, Show } from "solid-js";
import type { HintProps } from "../games/client.ts";
import { sitsWithBotsAlone } from "./bots-alone.ts";
import { createChefAdvice } from "./chef-advice.ts";
import "./chef-hint.css";
import { learnWords } from "./language.ts";

/** What was asked for has the focus that the button leaves, which is gone. */
const takeFocus = (said: HTMLElement): void => queueMicrotask(() => said.focus({ preventScroll: true }));

/** A hint of the game's bot for whoever plays against bots alone; it plays nothing. */
export const ChefHintPanel = (props: HintProps) => {
  const { table } = props;
  const { hint, thinks, isAsked, ask } = createChefAdvice(table);
  createEffect(() => props.onAdvice(hint()?.command ?? null));
  return (
    <Show when={!table.guide && sitsWithBotsAlone(table) && table.rules.outcome(table.state) === null}>
      <div class="card-hint">
        <Show
          when={thinks() || hint()}
          fallback={
            <Button
              kind="quiet"
              class="hint-button"
              aria-label={learnWords().cardHint.ask}
              title={learnWords().cardHint.ask}
              disabled={!isAsked()}
              onClick={() => void ask()}
            >
              <Icon name="hand-pointing" /> <span>{learnWords().cardHint.ask}</span>
            </Button>
          }
        >
          <p class="hint-said" role="status" tabIndex={-1} ref={takeFocus}>
            <Show when={hint()} fallback={<ThinkingSign />}>
              {(given) => (
                <>
                  <b>{commandText(table.words, given().command, shell().comma)}</b>{" "}
                  {learnWords().cardHint.reasons[given().reason]}
                </>
              )}
            </Show>
          </p>
        </Show>
      </div>
    </Show>
  );
};
