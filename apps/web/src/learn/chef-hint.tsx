import { type ChefReason, chefReasonOf, knowledgeAt } from "@blueplate/bot";
import { commandText } from "@blueplate/chef-table/command-text";
import { shell, type TableProps } from "@blueplate/tabletop";
import type { Command, State } from "@blueplate/trick-n-chef";
import { Button, Icon } from "@blueplate/ui";
import { createEffect, createSignal, on, Show } from "solid-js";
import type { HintProps } from "../games/client.ts";
import "./chef-hint.css";
import { learnWords } from "./language.ts";
import { sitsWithBotsAlone } from "./bots-alone.ts";

/** What the bot would do, and why. */
interface ChefHint {
  readonly command: Command;
  readonly reason: ChefReason;
}

/** The bot's decision from what the seat sees; it comes with its bot when somebody asks. */
const hintAt = async ({ rules, state, seat }: TableProps): Promise<ChefHint | null> => {
  if (seat === null || !rules.waitsFor(state).includes(seat)) return null;
  const { localBot, localBots } = await import("../local/games.ts");
  const bot = localBot(rules.game, localBots(rules.game).find((id) => id !== "random") ?? "");
  if (!bot) return null;
  const decided = bot.decide(knowledgeAt(rules, state, seat), rules, { seed: "hint", work: 1 });
  // cast: the hint is offered at tables of this game only, whose commands and states these are.
  const [command, view] = [decided.command as Command, state as State];
  return { command, reason: chefReasonOf(rules, view, seat, command) };
};

/** What was asked for has the focus that the button leaves, which is gone. */
const takeFocus = (said: HTMLElement): void => queueMicrotask(() => said.focus({ preventScroll: true }));

/** A hint of the game's bot for whoever plays against bots alone; it plays nothing. */
export const ChefHintPanel = (props: HintProps) => {
  const { table } = props;
  const [hint, setHint] = createSignal<ChefHint | null>(null);
  createEffect(
    on(
      () => table.entries.length,
      () => setHint(null),
      { defer: true },
    ),
  );
  createEffect(() => props.onAdvice(hint()?.command ?? null));
  const isAsked = (): boolean => table.seat !== null && table.rules.waitsFor(table.state).includes(table.seat);
  const ask = async (): Promise<void> => {
    const at = table.entries.length;
    const given = await hintAt(table);
    if (at === table.entries.length) setHint(given);
  };
  return (
    <Show when={!table.guide && sitsWithBotsAlone(table) && table.rules.outcome(table.state) === null}>
      <div class="card-hint">
        <Show
          when={hint()}
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
          {(given) => (
            <p class="hint-said" role="status" tabIndex={-1} ref={takeFocus}>
              <b>{commandText(table.words, given().command, shell().comma)}</b>{" "}
              {learnWords().cardHint.reasons[given().reason]}
            </p>
          )}
        </Show>
      </div>
    </Show>
  );
};
