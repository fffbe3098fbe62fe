import { kindsOf, type Ruleset } from "@blueplate/engine";
import { type MilestoneClaim, racesOf } from "@blueplate/forecast";
import { createMemo, For, Show } from "solid-js";
import { foodChainMagnate, shell, type TableProps } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { MilestoneGlyph } from "../milestone-glyph.tsx";
import { milestoneName } from "../milestones.tsx";
import { cardName } from "../panel-context.ts";
import { Sign } from "../sign/sign.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().race;
const milestones = (): Readonly<Record<string, { readonly trigger: string; readonly effect: string }>> =>
  foodChainMagnate().milestones;

const ClaimLine = (props: { readonly table: TableProps; readonly claim: MilestoneClaim }) => {
  const name = (): string => props.table.names(props.claim.seat);
  const cards = (): string => props.claim.cards.map(cardName).join(shell().comma);
  return (
    <p class="race-claim">
      <Sign table={props.table} seat={props.claim.seat} />
      {cards() === "" ? words().could(name()) : words().couldWith(name(), cards())}
    </p>
  );
};

/** The milestones that are still open: what they do, who has them this round, who could claim them and with which cards. */
export const OpenMilestones = (props: { readonly table: TableProps; readonly ruleset: Ruleset }) => {
  const isWithout = (): boolean => kindsOf(props.ruleset.content.milestones).length === 0;
  const races = createMemo(() => racesOf(props.ruleset, stateOf(props.table), props.table.seat ?? "watcher"));
  return (
    <ul class="races" aria-label={words().milestones}>
      <For
        each={races()}
        fallback={<li class="muted">{isWithout() ? words().withoutMilestones : words().noMilestones}</li>}
      >
        {(race) => (
          <li data-thing={`milestone:${race.milestone}`}>
            <MilestoneGlyph id={race.milestone} />
            <div>
              <b>{milestoneName(race.milestone)}</b>
              <p class="muted">{milestones()[race.milestone]?.effect}</p>
              <For
                each={race.claims}
                fallback={<p class="muted race-claim">{race.known ? words().nobodyCould : words().cannotSay}</p>}
              >
                {(claim) => <ClaimLine table={props.table} claim={claim} />}
              </For>
            </div>
            <Show when={race.holders.length > 0}>
              <span class="race-seats" title={shell().frame.claimed}>
                {words().has}
                <For each={race.holders}>
                  {(seat) => <Sign table={props.table} seat={seat} label={props.table.names(seat)} />}
                </For>
              </span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
};
