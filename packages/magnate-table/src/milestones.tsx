import { type Ruleset, kindsOf, type MilestoneId } from "@blueplate/engine";
import { Later, SidePanel } from "@blueplate/ui";
import { foodChainMagnate as words, shell, type TableProps } from "@blueplate/tabletop";
import { createUniqueId, For, Show } from "solid-js";
import { stateOf } from "./game.ts";
import { MilestoneGlyph } from "./milestone-glyph.tsx";
import { Sign } from "./sign/sign.tsx";
import { magnateWords } from "./language.ts";

const text = () => shell().frame;

interface Of {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
}

/** Open to all, claimed this round and open until clean-up, or closed. */
type Status = "open" | "claimed" | "closed";

const texts = (): Readonly<
  Record<string, { readonly name: string; readonly trigger: string; readonly effect: string }>
> => words().milestones;

/** What a milestone is called. */
export const milestoneName = (id: string): string => texts()[id]?.name ?? id;

const holdersOf = (table: TableProps, id: MilestoneId): readonly number[] =>
  stateOf(table)
    .chains.filter((chain) => chain.milestones.some((each) => each.milestone === id))
    .map((chain) => chain.seat);

const statusOf = (table: TableProps, id: MilestoneId): Status => {
  if (stateOf(table).milestonesGone.includes(id)) return "closed";
  return holdersOf(table, id).length > 0 ? "claimed" : "open";
};

const statusText = (): Readonly<Record<Status, string>> => ({
  open: magnateWords().town.milestoneOpen,
  claimed: text().claimed,
  closed: magnateWords().town.milestoneGone,
});

/** Who holds a milestone, in words. */
export const heldBy = (table: TableProps, id: MilestoneId): string => {
  const holders = holdersOf(table, id);
  return holders.length === 0
    ? text().nobodyYet
    : text().holders(holders.map((seat) => table.names(seat)).join(shell().comma));
};

/** As many chains can be told apart side by side below a glyph; what all of more have is told by their number. */
const SIDE_BY_SIDE = 2;

/** Who holds a milestone of the strip: the sign of each, one's own told apart; or that all have it, which nobody races for any more. */
const Holders = (props: { readonly table: TableProps; readonly id: MilestoneId; readonly describes: string }) => {
  const holders = () => holdersOf(props.table, props.id);
  const count = () => stateOf(props.table).chains.length;
  const isMine = (seat: number): boolean => seat === props.table.seat;
  return (
    <span class="holders" data-many={holders().length > SIDE_BY_SIDE}>
      <Show
        when={count() > SIDE_BY_SIDE && holders().length === count()}
        fallback={
          <For each={holders()}>
            {(seat) => (
              <span data-mine={isMine(seat)}>
                <Sign table={props.table} seat={seat} />
              </span>
            )}
          </For>
        }
      >
        <span class="holders-all" id={props.describes} data-mine={holders().some(isMine)}>
          {count()}/{count()}
        </span>
      </Show>
    </span>
  );
};

/** Where this round's races stand, a glyph each: open, claimed this round, closed; the signs of its holders at its foot, one's own ringed. */
export const MilestoneStrip = (props: Of & { readonly onOpen: () => void }) => {
  const strip = createUniqueId();
  return (
    <ul class="milestone-strip" aria-label={magnateWords().town.milestones}>
      <Later now>
        <For each={kindsOf(props.ruleset.content.milestones)}>
          {(id) => (
            <li data-thing={`milestone:${id}`}>
              <button
                type="button"
                class="milestone"
                data-status={statusOf(props.table, id)}
                aria-label={`${milestoneName(id)}: ${statusText()[statusOf(props.table, id)]}`}
                aria-describedby={`${strip}-${id}`}
                onClick={() => props.onOpen()}
              >
                <MilestoneGlyph id={id} />
                <Holders table={props.table} id={id} describes={`${strip}-${id}`} />
              </button>
            </li>
          )}
        </For>
      </Later>
    </ul>
  );
};

/** The race as a board: a cell for each milestone with a place for every chain, always the same, so that who has what is seen at once. */
export const MilestoneBoard = (props: Of) => (
  <ul class="milestone-board" aria-label={magnateWords().town.milestones}>
    <For each={kindsOf(props.ruleset.content.milestones)}>
      {(id) => (
        <li
          data-thing={`milestone:${id}`}
          data-status={statusOf(props.table, id)}
          data-mine={holdersOf(props.table, id).some((seat) => seat === props.table.seat)}
        >
          <span
            class="milestone"
            role="img"
            aria-label={`${milestoneName(id)}: ${statusText()[statusOf(props.table, id)]}`}
          >
            <MilestoneGlyph id={id} />
          </span>
          <span class="board-seats">
            <For each={stateOf(props.table).chains}>
              {({ seat }) => (
                <Show when={holdersOf(props.table, id).includes(seat)} fallback={<i />}>
                  <Sign table={props.table} seat={seat} label={props.table.names(seat)} />
                </Show>
              )}
            </For>
          </span>
        </li>
      )}
    </For>
  </ul>
);

/** The milestones that a chain holds, as their signs. */
export const HeldMilestones = (props: { readonly ids: readonly string[] }) => (
  <span class="held">
    <For each={props.ids}>
      {(id) => (
        <span
          role="img"
          data-thing={`milestone:${id}`}
          aria-label={milestoneName(id)}
          aria-description={texts()[id]?.effect ?? ""}
        >
          <MilestoneGlyph id={id} />
        </span>
      )}
    </For>
  </span>
);

/** All milestones: trigger, effect, who has it. */
export const MilestoneList = (props: Of) => (
  <ul class="milestone-list">
    <For
      each={kindsOf(props.ruleset.content.milestones)}
      fallback={<li class="muted">{magnateWords().race.withoutMilestones}</li>}
    >
      {(id) => (
        <li data-thing={`milestone:${id}`} data-status={statusOf(props.table, id)}>
          <span class="milestone" data-status={statusOf(props.table, id)}>
            <MilestoneGlyph id={id} />
          </span>
          <div>
            <b>{milestoneName(id)}</b> <span class="muted">{statusText()[statusOf(props.table, id)]}</span>
            <p>
              {texts()[id]?.trigger} {texts()[id]?.effect}
            </p>
          </div>
          <span class="row">
            <For each={holdersOf(props.table, id)}>
              {(seat) => <Sign table={props.table} seat={seat} label={props.table.names(seat)} />}
            </For>
          </span>
        </li>
      )}
    </For>
  </ul>
);

/** The milestones over the map. */
export const MilestonePanel = (props: Of & { readonly open: boolean; readonly onClose: () => void }) => (
  <SidePanel open={props.open} title={magnateWords().town.milestones} close={text().close} onClose={props.onClose}>
    <MilestoneList table={props.table} ruleset={props.ruleset} />
  </SidePanel>
);
