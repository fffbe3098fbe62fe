import type { Ruleset } from "@blueplate/engine";
import { narrow, type TableProps } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { deviceStorage } from "@blueplate/ui/storage";
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from "solid-js";
import { magnateWords } from "../language.ts";
import { planFor } from "../panels/structure-plan.tsx";
import { StructureBoard } from "./board.tsx";
import type { StructureDraft } from "./draft.ts";
import { StructureNote } from "./note.tsx";

const words = () => magnateWords().structure;

/** Milliseconds that are waited at most: where the processor draws, an evening takes several times as long as it should. */
const PATIENCE = 12_000;

/** Whether the chart gives way to the town, as this browser remembers it. */
const FOLDED = "blueplate-chart-folded";

/**
 * Where a structure is drawn up: over the town of a desk, unless somebody looks at the town; on a narrow page with the question.
 * While the evening is still played in the town it waits for its end, or for whoever does not want to.
 */
export const createChartStage = (draft: StructureDraft) => {
  const [folded, setFolded] = createSignal(deviceStorage.getItem(FOLDED) !== null);
  const [scene, setScene] = createSignal<string | null>(null);
  const isMoving = createMemo((): boolean => scene() !== null);
  const [hurried, setHurried] = createSignal(false);
  createEffect(
    on(isMoving, (moving) => {
      setHurried(false);
      if (!moving) return;
      const late = setTimeout(() => setHurried(true), PATIENCE);
      onCleanup(() => clearTimeout(late));
    }),
  );
  const isAwaited = (): boolean => isMoving() && !hurried();
  const isNarrow = narrow();
  return {
    draft,
    isFolded: folded,
    /** The phase that is played in the town below, behind the present; null while it rests. */
    scene,
    setScene,
    /** True while what would lie over the town waits for what is played there. */
    isAwaited,
    /** True while the chart has its place over the town. */
    isShown: (): boolean => draft.isOpen() && !isNarrow() && !folded(),
    /** True while it lies over the town. */
    isUp: (): boolean => !folded() && !isAwaited(),
    /** True while it could be seen. */
    hasRoom: (): boolean => draft.isOpen() && !isNarrow(),
    fold: (next: boolean): void => {
      setFolded(next);
      setHurried(!next);
      if (next) deviceStorage.setItem(FOLDED, "yes");
      else deviceStorage.removeItem(FOLDED);
    },
  };
};

/** The place of a chart, and what is drawn up there. */
export type ChartStage = ReturnType<typeof createChartStage>;

/** What a draft comes to, in one short line. */
export const draftCaption = (table: TableProps, ruleset: Ruleset, draft: StructureDraft): string => {
  const { structure, open } = planFor({ table, ruleset }, draft.list());
  return magnateWords().panels.slotsUsed(structure.managers + structure.others, open);
};

/** Brings the chart back over the town: among the tools of the map, about where the chart has the button that leads to the town. */
export const UnfoldChart = (props: { readonly stage: ChartStage }) => (
  <Show when={props.stage.hasRoom() && !props.stage.isUp()}>
    <Button class="unfold-chart" onClick={() => props.stage.fold(false)}>
      <Icon name="tree-structure" /> {words().showChart}
    </Button>
  </Show>
);

/** The organisation chart over the town; the town is one press away. */
export const StructureStage = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly stage: ChartStage;
}) => {
  const draft = () => props.stage.draft;
  return (
    <Show when={props.stage.hasRoom()}>
      <Show when={props.stage.isUp()}>
        <section class="structure-stage" aria-label={words().chart}>
          <StructureBoard
            table={props.table}
            ruleset={props.ruleset}
            draft={draft()}
            shape="tree"
            caption={draftCaption(props.table, props.ruleset, draft())}
          />
          <StructureNote table={props.table} ruleset={props.ruleset} draft={draft()} />
          <Button class="fold-chart" onClick={() => props.stage.fold(true)}>
            <Icon name="map-trifold" /> {words().showTown}
          </Button>
        </section>
      </Show>
    </Show>
  );
};
