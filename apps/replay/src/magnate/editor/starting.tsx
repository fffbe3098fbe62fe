import { configFor, type Game, type Json, seatRange, singleModules } from "@blueplate/kernel";
import { shell, wordsOf } from "@blueplate/tabletop";
import { BusySign, Button, SelectField } from "@blueplate/ui";
import { Result } from "effect";
import { nanoid } from "nanoid";
import { createResource, createSignal, For, Show } from "solid-js";
import type { PositionEditorProps } from "../../games/views.ts";
import { type Loaded } from "../../open/games.ts";
import { gameOf } from "../../open/known.ts";
import { PositionEditor } from "./editor.tsx";
import { emptyFile, laidOut, type PositionFile } from "./position-file.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().editor;

const GAME = "food-chain-magnate";

/** The position with which a file begins, its steps left out. */
const positionIn = ({ scenarios: [host] }: Loaded, file: Json): PositionFile | null => {
  const read = host && laidOut(host, file);
  return read && Result.isSuccess(read) ? read.success.file : null;
};

/** What a position is laid out by: a preset, modules beside it, and how many play. */
interface ChosenSetup {
  readonly ruleset: string;
  readonly modules: readonly string[];
  readonly seats: number;
}

/** The modules beside the preset; one that cannot be played with what is chosen cannot be chosen either. */
const Modules = (props: {
  readonly game: Game;
  readonly chosen: ChosenSetup;
  readonly onChange: (modules: readonly string[]) => void;
}) => {
  const withIt = (id: string) => [...props.chosen.modules, id];
  const fits = (id: string): boolean =>
    Result.isSuccess(configFor(props.game, { ...props.chosen, modules: withIt(id) }));
  return (
    <fieldset class="stack tight">
      <legend class="legend">{shell().create.modules}</legend>
      <For each={singleModules(props.game)}>
        {({ id }) => (
          <label class="row" title={wordsOf(GAME).module(id).help}>
            <input
              type="checkbox"
              checked={props.chosen.modules.includes(id)}
              disabled={!props.chosen.modules.includes(id) && !fits(id)}
              onChange={(event) =>
                props.onChange(
                  event.currentTarget.checked ? withIt(id) : props.chosen.modules.filter((each) => each !== id),
                )
              }
            />
            {wordsOf(GAME).module(id).name}
          </label>
        )}
      </For>
    </fieldset>
  );
};

/** Chooses the rules and the map to begin with. */
const Beginning = (props: {
  readonly loaded: Loaded;
  readonly onBegin: (file: PositionFile) => void;
  readonly onClose: () => void;
}) => {
  const { game, scenarios } = props.loaded;
  const [chosen, setChosen] = createSignal<ChosenSetup>({ ruleset: game.presets[0]?.id ?? "", modules: [], seats: 3 });
  // Modules that the preset brings itself, or refuses, do not stay chosen.
  const choose = (change: Partial<ChosenSetup>): void => {
    const next = { ...chosen(), ...change };
    setChosen(Result.isSuccess(configFor(game, next)) ? next : { ...next, modules: [] });
  };
  const counts = (): readonly string[] => {
    const { min, max } = seatRange(game, chosen().modules);
    return Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  };
  const begin = (): void => {
    const [host] = scenarios;
    const config = configFor(game, chosen());
    if (!host || Result.isFailure(config)) return;
    const file = emptyFile({ game, host }, config.success, nanoid(), words().title);
    if (file) props.onBegin(file);
  };
  return (
    <main class="choose stack">
      <h2>{words().title}</h2>
      <div class="row">
        <SelectField
          label={words().ruleset}
          value={chosen().ruleset}
          options={game.presets.map(({ id }) => ({ value: id, text: wordsOf(GAME).ruleset(id).name }))}
          onChange={(ruleset) => choose({ ruleset })}
        />
        <SelectField
          label={words().players}
          value={String(chosen().seats)}
          options={counts().map((count) => ({ value: count, text: count }))}
          onChange={(value) => choose({ seats: Number(value) })}
        />
      </div>
      <Modules game={game} chosen={chosen()} onChange={(modules) => choose({ modules })} />
      <div class="row">
        <Button kind="main" onClick={begin}>
          {words().begin}
        </Button>
        <Button kind="quiet" onClick={props.onClose}>
          {words().close}
        </Button>
      </div>
    </main>
  );
};

/** The editor, from an empty map or from a moment of a game. */
export const Starting = (props: PositionEditorProps) => {
  const [loaded] = createResource(() => gameOf(GAME));
  const [begun, setBegun] = createSignal<PositionFile | null>(null);
  const first = (): PositionFile | null => {
    const game = loaded();
    return begun() ?? (game && props.first !== null ? positionIn(game, props.first) : null);
  };
  // cast: a file is JSON, as it was read from it.
  const open = (file: PositionFile): void => props.onOpen(JSON.parse(JSON.stringify(file)) as Json);
  return (
    <Show when={loaded()} fallback={<BusySign text={shell().loading} />}>
      {(game) => (
        <Show when={first()} fallback={<Beginning loaded={game()} onBegin={setBegun} onClose={props.onClose} />}>
          {(file) => {
            const [host] = game().scenarios;
            return host && <PositionEditor host={host} first={file()} onOpen={open} onClose={props.onClose} />;
          }}
        </Show>
      )}
    </Show>
  );
};
