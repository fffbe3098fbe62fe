import { type EmployeeId, kindsOf } from "@blueplate/engine";
import { PHASES } from "@blueplate/engine/scenario";
import { phaseIcon } from "@blueplate/magnate-table";
import { foodChainMagnate, wordsOf } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { FoldedChoice } from "@blueplate/ui/choice";
import { For } from "solid-js";
import { earlier, settling, toPhase, withGiven, withPile } from "./changes.ts";
import type { Editing } from "./editing.ts";
import { ChoiceField, NumberField } from "./fields.tsx";
import { orderIn } from "./position-file.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().editor;

const CEO_SLOTS = [2, 3, 4] as const;
const BREAKS = [0, 1] as const;

const choices = (values: readonly number[]) => values.map((value) => ({ value: String(value), text: String(value) }));

/** The piles of employees: as full as the box leaves them, unless they are set otherwise. */
const Piles = (props: { readonly editing: Editing }) => {
  const { editing } = props;
  const kinds = (): readonly EmployeeId[] => kindsOf(editing.now().ruleset.content.employees);
  const isSet = (): boolean => Object.keys(editing.now().file.given.supply ?? {}).length > 0;
  return (
    <details>
      <summary>{words().piles}</summary>
      <p class="muted">{words().pilesHelp}</p>
      <div class="grid-fields">
        <For each={kinds()}>
          {(kind) => (
            <NumberField
              label={wordsOf("food-chain-magnate").value("employee", kind)}
              value={editing.now().state.supply.employees[kind] ?? 0}
              onChange={(count) => editing.make(withPile(kind, count))}
            />
          )}
        </For>
      </div>
      <Button disabled={!isSet()} onClick={() => editing.make(withGiven(() => ({ supply: {} })))}>
        {words().pilesFull}
      </Button>
    </details>
  );
};

/** What belongs to nobody: round, phase, bank, turn order, supply. */
export const TablePart = (props: { readonly editing: Editing }) => {
  const { editing } = props;
  const given = () => editing.now().file.given;
  const state = () => editing.now().state;
  const order = (): readonly string[] => orderIn(editing.now().file);
  return (
    <section class="panel pad stack" aria-label={words().table}>
      <h2>{words().table}</h2>
      <div class="grid-fields">
        <NumberField
          label={words().round}
          value={state().round}
          least={1}
          onChange={(round) => editing.make(withGiven(() => ({ round })))}
        />
        <FoldedChoice
          legend={words().phase}
          value={given().phase}
          choices={PHASES.map((value) => ({
            value,
            text: foodChainMagnate().phases[value].name,
            picture: () => <Icon name={phaseIcon(value)} />,
          }))}
          onChange={(value) => editing.make(toPhase(PHASES.find((phase) => phase === value) ?? given().phase))}
        />
        <NumberField
          label={words().bank}
          value={state().bank.stock}
          onChange={(bank) => editing.make(withGiven(() => ({ bank })))}
        />
        <ChoiceField
          label={words().breaks}
          value={String(state().bank.breaks)}
          options={choices(BREAKS)}
          onChange={(value) => {
            const breaks = BREAKS.find((each) => String(each) === value) ?? 0;
            editing.make(
              ...settling(
                editing.now(),
                withGiven(() => ({ breaks })),
              ),
            );
          }}
        />
        <ChoiceField
          label={words().ceoSlots}
          value={String(state().ceoSlots)}
          options={choices(CEO_SLOTS)}
          onChange={(value) => {
            const ceoSlots = CEO_SLOTS.find((each) => String(each) === value) ?? 3;
            editing.make(withGiven(() => ({ ceoSlots })));
          }}
        />
      </div>
      <h3>{words().order}</h3>
      <ol class="order">
        <For each={order()}>
          {(name, index) => (
            <li>
              {name}{" "}
              <Button
                kind="quiet"
                aria-label={words().earlier(name)}
                disabled={index() === 0}
                onClick={() => editing.make(earlier(name))}
              >
                <Icon name="caret-up" />
              </Button>
            </li>
          )}
        </For>
      </ol>
      <Piles editing={editing} />
    </section>
  );
};
