import { campaignNamed } from "@blueplate/words";
import { campaignKindOf, CORNERS, type EmployeeId, marketableGoods, SIDES } from "@blueplate/engine";
import { foodChainMagnate, wordsOf } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { ChoiceField } from "./fields.tsx";
import type { ValidPosition } from "./position-file.ts";
import { campaignsIn, KINDS, type ToolKind, runnersOf, type EditorTool } from "./tool.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().editor;

const GAME = "food-chain-magnate";

/** Values as they are called, for a choice. */
const called = <T extends string>(values: readonly T[]): readonly { readonly value: T; readonly text: string }[] =>
  values.map((value) => ({ value, text: wordsOf(GAME).value("", value) }));

const numbers = (values: readonly number[]) => values.map((value) => ({ value: String(value), text: String(value) }));

interface BoxProps {
  readonly now: ValidPosition;
  readonly tool: EditorTool;
  readonly onTool: (tool: EditorTool) => void;
}

/** The kinds of pieces that a kind of choice belongs to. */
const USES: Readonly<Record<string, readonly ToolKind[]>> = {
  name: ["restaurant", "campaign"],
  side: ["house", "garden"],
  good: ["demand", "campaign"],
};

const Campaign = (props: BoxProps) => {
  const set = (change: Partial<EditorTool>): void => props.onTool({ ...props.tool, ...change });
  const kind = () => campaignKindOf(props.now.ruleset.content, props.tool.campaign);
  const marketers = (): readonly EmployeeId[] => runnersOf(props.now, props.tool.campaign);
  return (
    <>
      <ChoiceField
        label={words().campaign}
        value={String(props.tool.campaign)}
        options={campaignsIn(props.now).map((number) => {
          const kind = props.now.ruleset.content.campaigns[number]?.kind;
          const name = kind && campaignNamed(foodChainMagnate().campaigns, kind);
          return { value: String(number), text: `${number} ${name ?? ""}` };
        })}
        onChange={(value) => {
          const [busy = null] = runnersOf(props.now, Number(value));
          set({ campaign: Number(value), busy });
        }}
      />
      <ChoiceField
        label={words().left}
        value={String(props.tool.left)}
        options={[...numbers([1, 2, 3, 4, 5]), { value: "endless", text: words().endless }]}
        onChange={(value) => set({ left: value === "endless" ? "endless" : Number(value) })}
      />
      <ChoiceField
        label={words().busy}
        value={props.tool.busy ?? ""}
        options={[{ value: "", text: words().nobody }, ...called(marketers())]}
        onChange={(value) => set({ busy: marketers().find((id) => id === value) ?? null })}
      />
      <Show when={kind().lies === "squares"}>
        <label class="row">
          <input
            type="checkbox"
            checked={props.tool.turned}
            onChange={(event) => set({ turned: event.currentTarget.checked })}
          />
          {words().turned}
        </label>
      </Show>
      <Show when={kind().lies === "edge" || kind().bySide}>
        <ChoiceField
          label={words().side}
          value={props.tool.side}
          options={called(SIDES)}
          onChange={(side) => set({ side })}
        />
      </Show>
    </>
  );
};

/** What is in hand for the map, and how it will lie. */
export const ToolBox = (props: BoxProps) => {
  const set = (change: Partial<EditorTool>): void => props.onTool({ ...props.tool, ...change });
  const uses = (part: string): boolean => USES[part]?.includes(props.tool.kind) ?? false;
  return (
    <section class="panel pad stack" aria-label={words().hand}>
      <div class="kinds" role="radiogroup" aria-label={words().hand}>
        <For each={KINDS}>
          {(kind) => (
            <label class="button" data-kind="plain">
              <input
                type="radio"
                name="editor-tool"
                checked={props.tool.kind === kind}
                onChange={() => set({ kind })}
              />
              {words().kinds[kind]}
            </label>
          )}
        </For>
      </div>
      <Show when={uses("name")}>
        <ChoiceField
          label={words().company}
          value={props.tool.name}
          options={props.now.file.players.map((value) => ({ value, text: value }))}
          onChange={(name) => set({ name })}
        />
      </Show>
      <Show when={props.tool.kind === "restaurant"}>
        <ChoiceField
          label={words().entrance}
          value={props.tool.corner}
          options={called(CORNERS)}
          onChange={(corner) => set({ corner })}
        />
        <label class="row">
          <input
            type="checkbox"
            checked={props.tool.comingSoon}
            onChange={(event) => set({ comingSoon: event.currentTarget.checked })}
          />
          {words().comingSoon}
        </label>
      </Show>
      <Show when={props.tool.kind === "house"}>
        <ChoiceField
          label={words().house}
          value={String(props.tool.house)}
          options={numbers(props.now.ruleset.content.houses)}
          onChange={(value) => set({ house: Number(value) })}
        />
      </Show>
      <Show when={uses("side")}>
        <ChoiceField
          label={words().side}
          value={props.tool.side}
          options={called(SIDES)}
          onChange={(side) => set({ side })}
        />
      </Show>
      <Show when={uses("good")}>
        <ChoiceField
          label={words().good}
          value={props.tool.good}
          options={called(marketableGoods(props.now.ruleset.content))}
          onChange={(good) => set({ good })}
        />
      </Show>
      <Show when={props.tool.kind === "campaign"}>
        <Campaign {...props} />
      </Show>
    </section>
  );
};
