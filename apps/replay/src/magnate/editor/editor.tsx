import type { Square } from "@blueplate/engine";
import type { ScenarioHost } from "@blueplate/kernel/scenario";
import { Button, Notice, Tabs, TextField } from "@blueplate/ui";
import { handOut } from "@blueplate/ui/hand-out";
import { squareName } from "@blueplate/words";
import { createSignal, onCleanup, onMount, Show } from "solid-js";
import { EditorBoard } from "./board.tsx";
import { CompanyPart } from "./company-part.tsx";
import { createEditing, type Editing } from "./editing.ts";
import type { PositionFile } from "./position-file.ts";
import { nothingAt, refusedFor } from "../../open/position-fault.ts";
import { TablePart } from "./table-part.tsx";
import { TextPart } from "./text-part.tsx";
import { ToolBox } from "./tool-box.tsx";
import { changesAt, firstTool, sizeInHand, type EditorTool, turnedOn } from "./tool.ts";
import "./editor.css";
import { replayWords } from "../../language.ts";

const words = () => replayWords().editor;

interface EditorProps {
  readonly host: ScenarioHost;
  readonly first: PositionFile;
  readonly onOpen: (file: PositionFile) => void;
  readonly onClose: () => void;
}

/** What is in hand, and what it does on the map. */
const createHand = (editing: Editing) => {
  const [tool, setTool] = createSignal(firstTool(editing.now()));
  const use = (kind: EditorTool["kind"], at: Square): void => {
    const changes = changesAt(editing.now(), { ...tool(), kind }, at);
    if (changes.length > 0) editing.make(...changes);
    else editing.refuse(nothingAt(squareName(at)));
  };
  return {
    tool,
    setTool,
    press: (at: Square) => use(tool().kind, at),
    remove: (at: Square) => use("remove", at),
    turn: () => setTool(turnedOn(tool())),
  };
};

const undoKeys = (editing: Editing): void => {
  const press = (event: KeyboardEvent): void => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.matches("input:not([type=radio]):not([type=checkbox]), textarea");
    if (!(event.ctrlKey || event.metaKey) || typing) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) editing.undo();
    else if (key === "y" || key === "z") editing.redo();
    else return;
    event.preventDefault();
  };
  onMount(() => addEventListener("keydown", press));
  onCleanup(() => removeEventListener("keydown", press));
};

const Head = (props: { readonly editing: Editing } & Pick<EditorProps, "onOpen" | "onClose">) => {
  const { editing } = props;
  const file = (): PositionFile => editing.now().file;
  const download = (): void =>
    handOut(
      new Blob([`${JSON.stringify(file(), null, 2)}\n`], { type: "application/json" }),
      `${file().scenario}.scenario.json`,
    );
  return (
    <div class="row bar">
      <Button shortcut="Ctrl+Z" disabled={!editing.canUndo()} onClick={editing.undo}>
        {words().undo}
      </Button>
      <Button shortcut="Ctrl+Y" disabled={!editing.canRedo()} onClick={editing.redo}>
        {words().redo}
      </Button>
      <span class="grow" />
      <Button kind="quiet" onClick={props.onClose}>
        {words().close}
      </Button>
      <Button onClick={download}>{words().download}</Button>
      <Button kind="main" onClick={() => editing.stands() && props.onOpen(file())}>
        {words().openAs}
      </Button>
    </div>
  );
};

const Parts = (props: { readonly editing: Editing }) => {
  const { editing } = props;
  const [tab, setTab] = createSignal("table");
  const players = (): readonly string[] => editing.now().file.players;
  const shown = (): string => (tab() === "table" || players().includes(tab()) ? tab() : "table");
  return (
    <div class="stack parts">
      <Tabs
        label={words().title}
        value={shown()}
        onChange={setTab}
        tabs={[
          { id: "table", text: words().table, body: () => <TablePart editing={editing} /> },
          ...players().map((name) => ({
            id: name,
            text: name,
            // Only what is looked at is there: a company has a field for every card and milestone.
            body: () => (
              <Show when={shown() === name}>
                <CompanyPart editing={editing} name={name} />
              </Show>
            ),
          })),
        ]}
      />
      <TextField
        label={words().name}
        value={editing.now().file.title}
        maxLength={100}
        onInput={(title) => title.trim() !== "" && editing.make((file) => ({ ...file, title }))}
      />
      <TextPart editing={editing} />
    </div>
  );
};

const Making = (props: EditorProps & { readonly editing: Editing }) => {
  const { editing } = props;
  const hand = createHand(editing);
  undoKeys(editing);
  return (
    <main class="editor stack">
      <Head editing={editing} onOpen={props.onOpen} onClose={props.onClose} />
      <div aria-live="polite">
        <Show when={editing.fault()} fallback={<Notice kind="info">{words().possible}</Notice>}>
          {(fault) => <Notice>{refusedFor(editing.now().file.game, fault())}</Notice>}
        </Show>
      </div>
      <div class="desk">
        <EditorBoard
          now={editing.now()}
          size={sizeInHand(editing.now(), hand.tool())}
          onPress={hand.press}
          onTurn={hand.turn}
          onRemove={hand.remove}
        />
        <ToolBox now={editing.now()} tool={hand.tool()} onTool={hand.setTool} />
        <Parts editing={editing} />
      </div>
    </main>
  );
};

/** Makes a position by hand: on the map, in fields, or as text. What cannot be is not taken, with the reason. */
export const PositionEditor = (props: EditorProps) => {
  const editing = createEditing(props.host, props.first);
  return (
    <Show when={editing} fallback={<Notice>{replayWords().out.noScenario["no-file"]}</Notice>}>
      {(made) => <Making {...props} editing={made()} />}
    </Show>
  );
};
