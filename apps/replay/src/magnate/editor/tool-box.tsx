import { campaignNamed } from "@blueplate/words";
import { campaignKindOf, CORNERS, type EmployeeId, type Good, marketableGoods, SIDES } from "@blueplate/engine";
import { BannerSign, CampaignPicture, GoodGlyph, Portrait, stackOf } from "@blueplate/magnate-table";
import { foodChainMagnate, wordsOf } from "@blueplate/tabletop";
import { FoldedChoice, type PictureChoice } from "@blueplate/ui/choice";
import { For, Show } from "solid-js";
import { ChoiceField } from "./fields.tsx";
import type { ValidPosition } from "./position-file.ts";
import { campaignsIn, KINDS, type ToolKind, runnersOf, type EditorTool } from "./tool.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().editor;

const GAME = "food-chain-magnate";

/** What a value is called. */
const nameOf = (value: string): string => wordsOf(GAME).value("", value);

/** Values as they are called, for a choice. */
const called = <T extends string>(values: readonly T[]): readonly { readonly value: T; readonly text: string }[] =>
  values.map((value) => ({ value, text: nameOf(value) }));

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

const campaignChoice = ({ ruleset }: ValidPosition, campaign: number): PictureChoice => {
  const { kind } = ruleset.content.campaigns[campaign] ?? { kind: "billboard" };
  return {
    value: String(campaign),
    text: `${campaign} ${campaignNamed(foodChainMagnate().campaigns, kind)}`,
    picture: () => <CampaignPicture kind={kind} />,
  };
};

const employeeChoice = ({ ruleset }: ValidPosition, employee: EmployeeId): PictureChoice => ({
  value: employee,
  text: nameOf(employee),
  picture: () => <Portrait employee={employee} family={stackOf(ruleset, employee, 1).family} />,
});

const Campaign = (props: BoxProps) => {
  const set = (change: Partial<EditorTool>): void => props.onTool({ ...props.tool, ...change });
  const kind = () => campaignKindOf(props.now.ruleset.content, props.tool.campaign);
  const marketers = (): readonly EmployeeId[] => runnersOf(props.now, props.tool.campaign);
  return (
    <>
      <FoldedChoice
        legend={words().campaign}
        value={String(props.tool.campaign)}
        choices={campaignsIn(props.now).map((number) => campaignChoice(props.now, number))}
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
      <FoldedChoice
        legend={words().busy}
        value={props.tool.busy ?? ""}
        choices={[
          { value: "", text: words().nobody, picture: () => "–" },
          ...marketers().map((employee) => employeeChoice(props.now, employee)),
        ]}
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

const GoodChoice = (props: BoxProps) => {
  const goods = (): readonly Good[] => marketableGoods(props.now.ruleset.content);
  return (
    <FoldedChoice
      legend={words().good}
      value={props.tool.good}
      choices={goods().map((good) => ({
        value: good,
        text: nameOf(good),
        picture: () => <GoodGlyph good={good} />,
      }))}
      onChange={(value) =>
        props.onTool({ ...props.tool, good: goods().find((good) => good === value) ?? props.tool.good })
      }
    />
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
        <FoldedChoice
          legend={words().company}
          value={props.tool.name}
          choices={props.now.file.players.map((value, seat) => ({
            value,
            text: value,
            picture: () => <BannerSign banner={undefined} seat={seat} />,
          }))}
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
        <GoodChoice {...props} />
      </Show>
      <Show when={props.tool.kind === "campaign"}>
        <Campaign {...props} />
      </Show>
    </section>
  );
};
