import { configFor, type Json } from "@blueplate/kernel";
import { shell, wordsOf } from "@blueplate/tabletop";
import { Busy, Button, SelectField } from "@blueplate/ui";
import { Result } from "effect";
import { nanoid } from "nanoid";
import { createResource, createSignal, Show } from "solid-js";
import type { PositionEditorProps } from "../../games/views.ts";
import { type Loaded } from "../../open/games.ts";
import { gameOf } from "../../open/known.ts";
import { Editor } from "./editor.tsx";
import { emptyFile, laidOut, type PositionFile } from "./position-file.ts";

const words = () => shell().editor;

const GAME = "food-chain-magnate";

/** The position with which a file begins, its steps left out. */
const positionIn = ({ scenarios: [host] }: Loaded, file: Json): PositionFile | null => {
  const read = host && laidOut(host, file);
  return read && Result.isSuccess(read) ? read.success.file : null;
};

/** Chooses the map to begin with. */
const Beginning = (props: {
  readonly loaded: Loaded;
  readonly onBegin: (file: PositionFile) => void;
  readonly onClose: () => void;
}) => {
  const [players, setPlayers] = createSignal(3);
  const [ruleset, setRuleset] = createSignal("standard");
  const { game, scenarios } = props.loaded;
  const begin = (): void => {
    const [host] = scenarios;
    const config = configFor(game, { ruleset: ruleset(), seats: players() });
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
          value={ruleset()}
          options={game.presets.map(({ id }) => ({ value: id, text: wordsOf(GAME).ruleset(id).name }))}
          onChange={setRuleset}
        />
        <SelectField
          label={words().players}
          value={String(players())}
          options={[2, 3, 4, 5].map((count) => ({ value: String(count), text: String(count) }))}
          onChange={(value) => setPlayers(Number(value))}
        />
      </div>
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
    <Show when={loaded()} fallback={<Busy text={shell().loading} />}>
      {(game) => (
        <Show when={first()} fallback={<Beginning loaded={game()} onBegin={setBegun} onClose={props.onClose} />}>
          {(file) => {
            const [host] = game().scenarios;
            return host && <Editor host={host} first={file()} onOpen={open} onClose={props.onClose} />;
          }}
        </Show>
      )}
    </Show>
  );
};
