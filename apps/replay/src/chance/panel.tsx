import { EPSILON_ONE_IN, learnedChancesOf } from "@blueplate/bot";
import { shell } from "@blueplate/tabletop";
import { Button, Empty, Notice } from "@blueplate/ui";
import { Match, type ParentProps, Show, Switch } from "solid-js";
import { BotChoice } from "../bot-choice.tsx";
import { ChanceBars } from "./bars.tsx";
import { createWinChance, LEARNED, type WinChance } from "./chance.ts";
import type { EstimateContext } from "./estimate-context.ts";
import { WholeGameChances } from "./whole.tsx";
import "./chance.css";
import { bots } from "./bots.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().chance;

/** An interval wider than this says little. */
const WIDE = 0.15;

/** How much work stands behind the numbers, and how far they can be trusted. */
const Behind = (props: { readonly chance: WinChance; readonly game: string }) => {
  const tally = () => props.chance.tally();
  const isWide = (): boolean => props.chance.chances().some(({ low, high }) => high - low > WIDE);
  const strays = (): boolean =>
    !bots.some((bot) => bot.game === props.game && bot.id === props.chance.bot() && bot.varies);
  const facts = (): string =>
    [
      words().playouts(tally().playouts),
      words().worked((tally().ms / 1000).toFixed(1)),
      ...(tally().unfinished > 0 ? [words().unfinished(tally().unfinished)] : []),
    ].join(" · ");
  return (
    <>
      <p class="number" role="status">
        {facts()}
      </p>
      <p class="muted">
        {words().level} {isWide() ? words().wide : ""}
      </p>
      <p class="muted">
        {words().honest} {strays() ? words().strays(EPSILON_ONE_IN) : ""}
      </p>
    </>
  );
};

const Controls = (props: { readonly chance: WinChance }) => (
  <div class="row chance-controls">
    <BotChoice
      legend={words().bots}
      value={props.chance.bot()}
      options={props.chance.estimators.map((id) => ({
        value: id,
        text: id === LEARNED ? words().learned : shell().botNamed(id),
        bot: id === LEARNED ? null : id,
      }))}
      seat={0}
      onChange={(id) => props.chance.setBot(id)}
    />
    <Show when={props.chance.bot() !== LEARNED}>
      <Show
        when={props.chance.busy() === null}
        fallback={
          <>
            <Button onClick={() => props.chance.stop()}>{words().stop}</Button>
            <progress
              aria-label={words().games}
              max={props.chance.progress().wanted}
              value={props.chance.progress().done}
            />
          </>
        }
      >
        <Button kind="main" disabled={props.chance.standing() !== "open"} onClick={() => props.chance.look()}>
          {props.chance.tally().playouts === 0 ? words().start : words().more}
        </Button>
      </Show>
    </Show>
  </div>
);

/** What there is to say about the position that is shown: a chance, or why there is none. */
const Said = (props: { readonly looked: EstimateContext; readonly chance: WinChance }) => (
  <Switch
    fallback={
      <Show when={props.chance.chances().length > 0} fallback={<Empty>{words().none}</Empty>}>
        <ChanceBars looked={props.looked} chances={props.chance.chances()} />
        <Show
          when={props.chance.bot() === LEARNED}
          fallback={<Behind chance={props.chance} game={props.looked.rules.game} />}
        >
          <p class="muted">{words().learnedFrom(learnedChancesOf(props.looked.rules)?.games ?? 0)}</p>
        </Show>
      </Show>
    }
  >
    <Match when={props.chance.standing() === "over"}>
      <Empty>{words().over}</Empty>
    </Match>
    <Match when={props.chance.standing() === "unknown"}>
      <Empty>{words().unknown}</Empty>
    </Match>
  </Switch>
);

/**
 * The chance to win from the position that is shown, and over the whole game: estimated by playing on with bots. What stands
 * inside stands below the former.
 */
export const ChancePanel = (props: ParentProps<EstimateContext>) => {
  const chance = createWinChance(props);
  return (
    <div class="chance">
      <div class="stack">
        <section class="stack" aria-label={words().title}>
          <h2>{words().title}</h2>
          <Controls chance={chance} />
          <Show when={props.changed}>
            <p class="muted">{words().changed}</p>
          </Show>
          <Show when={chance.problem()}>{(reason) => <Notice>{words().failed(reason())}</Notice>}</Show>
          <Said looked={props} chance={chance} />
        </section>
        {props.children}
      </div>
      <WholeGameChances looked={props} chance={chance} />
    </div>
  );
};
