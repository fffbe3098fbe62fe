import { type Ruleset, kindsOf } from "@blueplate/engine";
import { type TableProps } from "@blueplate/tabletop";
import { Later } from "@blueplate/ui";
import { Show } from "solid-js";
import { BankLines } from "./bank.tsx";
import { MilestoneBoard } from "../milestones.tsx";
import { OpenMilestones } from "./milestones.tsx";
import { Salaries } from "./salaries.tsx";
import { RunningOut } from "./scarce.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().race;

/** What runs: the bank, salaries, the milestones still open, the piles nearly gone. */
export const RacePanel = (props: { readonly table: TableProps; readonly ruleset: Ruleset }) => (
  <div class="race-tab">
    <Show when={kindsOf(props.ruleset.content.milestones).length > 0}>
      <h3>{magnateWords().town.milestones}</h3>
      <MilestoneBoard {...props} />
    </Show>
    <h3>{magnateWords().town.bank}</h3>
    <BankLines {...props} />
    <Salaries {...props} />
    <Show when={kindsOf(props.ruleset.content.milestones).length > 0}>
      <h3>{words().milestones}</h3>
      <Later now>
        <OpenMilestones {...props} />
      </Later>
    </Show>
    <RunningOut {...props} />
  </div>
);
