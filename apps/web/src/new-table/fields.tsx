import type { GameFacts } from "@blueplate/api";
import type { GameConfig } from "@blueplate/kernel";
import { BusySign, SelectField, TextField } from "@blueplate/ui";
import { createSignal, For, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { clientOf, wordsOf } from "../games/index.ts";
import { shell } from "@blueplate/tabletop";
import { configOf, optionsOf, seatsOfRules, withRules, withSeats } from "./chosen-rules.ts";
import { type TableDraft, newDraft, tableOf } from "./draft.ts";

const words = () => shell().create;

/** What every part of the new-table form is drawn from. */
export interface FormProps {
  readonly games: readonly GameFacts[];
  readonly game: GameFacts;
  readonly draft: TableDraft;
  readonly change: (change: Partial<TableDraft>) => void;
}

/** Game, preset, edition and the number of seats. */
export const GameFields = (props: FormProps) => {
  const texts = () => wordsOf(props.draft.game);
  const limits = () => seatsOfRules(props.game, props.draft);
  const differing = (): readonly string[] =>
    props.game.options
      .filter(({ defaults }) => new Set(props.game.editions.map((id) => defaults[id])).size > 1)
      .map(({ id }) => texts().option(id).name);
  const counts = () => Array.from({ length: limits().max - limits().min + 1 }, (_, index) => limits().min + index);
  return (
    <div class="fields kinds">
      <SelectField
        label={words().game}
        value={props.draft.game}
        hint={texts().about}
        options={props.games.map((game) => ({ value: game.id, text: wordsOf(game.id).name }))}
        onChange={(id) => {
          const game = props.games.find((each) => each.id === id);
          if (game) props.change({ ...newDraft(game), name: props.draft.name, player: props.draft.player });
        }}
      />
      <SelectField
        label={words().ruleset}
        value={props.draft.ruleset}
        hint={texts().ruleset(props.draft.ruleset).help}
        options={props.game.presets.map(({ id }) => ({ value: id, text: texts().ruleset(id).name }))}
        onChange={(ruleset) => {
          const { modules } = props.draft;
          props.change(withRules(props.game, props.draft, { ruleset, modules }));
        }}
      />
      <Show when={props.game.editions.length > 1}>
        <SelectField
          label={words().edition}
          value={props.draft.edition}
          hint={words().editionHelp(differing().join(shell().comma))}
          options={props.game.editions.map((id) => ({ value: id, text: texts().edition(id) }))}
          onChange={(edition) => props.change({ edition })}
        />
      </Show>
      <SelectField
        label={words().seats}
        value={String(props.draft.seats.length)}
        options={counts().map((count) => ({ value: String(count), text: words().players(count) }))}
        onChange={(count) => props.change({ seats: withSeats(props.draft.seats, Number(count)) })}
      />
    </div>
  );
};

/** The look of a seat. No two fly the same banner: whoever had it takes the one that is given up. */
export const BannerField = (props: FormProps & { readonly seat: number }) => {
  const own = (): number => props.draft.seats[props.seat]?.banner ?? 0;
  const dress = (banner: number): void => {
    const given = own();
    const worn = (before: number, at: number): number =>
      at === props.seat ? banner : before === banner ? given : before;
    props.change({ seats: props.draft.seats.map((seat, at) => ({ ...seat, banner: worn(seat.banner, at) })) });
  };
  return (
    <SelectField
      label={words().banner(props.seat + 1)}
      value={String(own())}
      options={wordsOf(props.draft.game).banners.map(({ name }, at) => ({ value: String(at), text: name }))}
      onChange={(banner) => dress(Number(banner))}
    />
  );
};

/** An option of the rules, with each of its values in a line. */
export const OptionField = (props: FormProps & { readonly option: GameFacts["options"][number] }) => {
  const text = () => wordsOf(props.draft.game).option(props.option.id);
  const usual = (): string => props.option.defaults[props.draft.edition] ?? props.option.values[0] ?? "";
  return (
    <SelectField
      label={text().name}
      hint={text().help}
      value={props.draft.options[props.option.id] ?? usual()}
      options={props.option.values.map((value) => ({ value, text: text().values[value] ?? value }))}
      onChange={(value) => props.change({ options: { ...props.draft.options, [props.option.id]: value } })}
    />
  );
};

/** The map of the table as its code, written by hand. */
export const MapField = (props: FormProps) => (
  <TextField
    label={words().map}
    hint={words().mapHelp}
    maxLength={300}
    value={props.draft.map}
    onInput={(map) => props.change({ map })}
  />
);

/** The beginning of the table: what is fixed of it, and how it would look. */
const OpeningField = (props: FormProps) => {
  const [open, setOpen] = createSignal(false);
  const config = (): GameConfig => configOf(props.game, tableOf(props.game, props.draft, wordsOf(props.draft.game)));
  return (
    <Show when={clientOf(props.draft.game).Opening}>
      {(view) => (
        <details class="panel pad" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words().map}</summary>
          <Show when={open()}>
            <Suspense fallback={<BusySign text={shell().loading} />}>
              <Dynamic
                component={view()}
                config={config()}
                seed={props.draft.seed}
                onChange={(map) => props.change({ map })}
              />
            </Suspense>
          </Show>
          <MapField {...props} />
        </details>
      )}
    </Show>
  );
};

/** The seed, for tables that are not listed. */
export const ExpertField = (props: FormProps) => (
  <Show when={!props.draft.listed}>
    <TextField
      label={words().seed}
      hint={words().seedHelp}
      value={props.draft.seed}
      onInput={(seed) => props.change({ seed, map: "" })}
    />
  </Show>
);

/** The options of the rules, and what experts fix. */
export const OptionFields = (props: FormProps) => (
  <>
    <OpeningField {...props} />
    <details class="panel pad">
      <summary>{words().options}</summary>
      <div class="fields">
        <For each={optionsOf(props.game, props.draft).filter((option) => option.priority === "A")}>
          {(option) => <OptionField {...props} option={option} />}
        </For>
      </div>
    </details>
    <details class="panel pad">
      <summary>{words().expert}</summary>
      <div class="fields">
        <For each={optionsOf(props.game, props.draft).filter((option) => option.priority === "B")}>
          {(option) => <OptionField {...props} option={option} />}
        </For>
        <ExpertField {...props} />
      </div>
    </details>
  </>
);
