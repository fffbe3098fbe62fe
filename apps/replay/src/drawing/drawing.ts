import type { Overlay, Square } from "@blueplate/city";
import { type ShapeMeaning, marksAt, type DrawnShape, type EntityRef } from "@blueplate/study";
import { isAsleep } from "@blueplate/tabletop";
import { nanoid } from "nanoid";
import { type Accessor, createMemo, createSignal, onCleanup, onMount } from "solid-js";
import { createEditor, type NoteEditor } from "../notes/editor.ts";
import type { Session } from "../session/session.ts";
import { outlineCards } from "./outlines.ts";
import { afterStroke, type DrawnText, noteOn, overlaysOf, type EntitySquares, type Stroke } from "./shapes.ts";
import { drawStrokes, type DrawingSurface } from "./strokes.ts";

/** With what one draws: rings and arrows, or a text on a thing. */
export const TOOLS = ["mark", "note"] as const;
export type DrawingTool = (typeof TOOLS)[number];

/** A text that is being written. */
export interface TextDraft {
  readonly thing: EntityRef;
  readonly node: string;
  /** The text that stands on the thing already. */
  readonly was: DrawnText | null;
}

/** Drawing on the things of a game at the moment that is looked at. */
export interface ShapeDrawing {
  readonly editor: NoteEditor;
  readonly on: Accessor<boolean>;
  readonly switched: Accessor<boolean>;
  readonly setSwitched: (on: boolean) => void;
  readonly meaning: Accessor<ShapeMeaning>;
  readonly setMeaning: (meaning: ShapeMeaning) => void;
  readonly tool: Accessor<DrawingTool>;
  readonly setTool: (tool: DrawingTool) => void;
  /** The thing on which a text is being written, and the node to which it will belong. */
  readonly noting: Accessor<TextDraft | null>;
  /** Puts the text on the thing instead of what stood there, none if it is empty; null lets it be. */
  readonly note: (text: string | null) => void;
  /** What can be drawn on by name. */
  readonly things: Accessor<readonly EntityRef[]>;
  /** Draws or wipes off, as a stroke does. */
  readonly draw: (stroke: Stroke) => void;
  readonly write: (thing: EntityRef) => void;
  readonly overlays: Accessor<readonly Overlay[]>;
  readonly attach: (root: HTMLElement) => void;
}

/** Drawing is on while its key is held, or switched on where there are no keys. */
const createSwitch = (may: () => boolean) => {
  const [held, setHeld] = createSignal(false);
  const [switched, setSwitched] = createSignal(false);
  const press = (event: KeyboardEvent): void => {
    if (isAsleep(event) || !may()) return;
    if (event.key.toLowerCase() === "a") setHeld(true);
    else if (event.key === "Escape") setSwitched(false);
  };
  const release = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === "a") setHeld(false);
  };
  const leave = (): void => void setHeld(false);
  onMount(() => {
    addEventListener("keydown", press);
    addEventListener("keyup", release);
    addEventListener("blur", leave);
  });
  onCleanup(() => {
    removeEventListener("keydown", press);
    removeEventListener("keyup", release);
    removeEventListener("blur", leave);
  });
  return { on: () => held() || switched(), switched, setSwitched: (on: boolean) => void setSwitched(on) };
};

/** Adds and takes off marks at the moment. */
const createMarks = (session: Session, editor: NoteEditor) => {
  const at = (node = session.node().id) => ({ chapter: session.chapter().id, node });
  const shapes = (): readonly DrawnShape[] => marksAt(session.chapter(), session.node().id).shapes;
  const add = (shape: DrawnShape, node?: string): void => void editor.edit({ _tag: "AddShape", ...at(node), shape });
  const remove = ({ id }: DrawnShape, node?: string): void =>
    void editor.edit({ _tag: "DeleteShape", ...at(node), shape: id });
  const stroke = (drawn: Stroke, meaning: ShapeMeaning): void => {
    const { gone, added } = afterStroke(shapes(), drawn, meaning, nanoid(12));
    for (const shape of gone) remove(shape);
    if (added) add(added);
  };
  const noting = (thing: EntityRef): TextDraft => ({ thing, node: session.node().id, was: noteOn(shapes(), thing) });
  const note = ({ thing, node, was }: TextDraft, text: string, meaning: ShapeMeaning): void => {
    if (was) remove(was, node);
    if (text !== "") add({ _tag: "Note", id: nanoid(12), on: thing, meaning, text }, node);
  };
  return { shapes, stroke, noting, note };
};

/** With what one draws, and the thing on which a text is being written. */
const createHand = () => {
  const [meaning, setMeaning] = createSignal<ShapeMeaning>("good");
  const [tool, setTool] = createSignal<DrawingTool>("mark");
  const [noting, setNoting] = createSignal<TextDraft | null>(null);
  return {
    meaning,
    setMeaning: (next: ShapeMeaning) => void setMeaning(next),
    tool,
    setTool: (next: DrawingTool) => void setTool(next),
    noting,
    setNoting: (next: TextDraft | null) => void setNoting(next),
  };
};

/** The marks of the moment, with the one that is being drawn. */
const createPresent = (
  shapes: () => readonly DrawnShape[],
  { tool, meaning }: Pick<ShapeDrawing, "tool" | "meaning">,
) => {
  const [moved, setMoved] = createSignal<Stroke | null>(null);
  const present = createMemo((): readonly DrawnShape[] => {
    const stroke = moved();
    const added = stroke && tool() === "mark" ? afterStroke([], stroke, meaning(), "drawn").added : null;
    return added ? [...shapes(), added] : shapes();
  });
  return { present, setMoved: (stroke: Stroke | null) => void setMoved(stroke) };
};

/** What a game has to draw on. */
export interface Drawable {
  /** What can be drawn on by name. */
  readonly things: () => readonly EntityRef[];
  /** The town, where the game has one: its squares on the screen, what stands where, and what somebody means who marks a square. */
  readonly squareUnder: DrawingSurface["squareUnder"];
  readonly places: EntitySquares;
  readonly thingOf: (square: Square) => EntityRef | null;
}

/** Draws on the things of a session's game. */
export const createDrawing = (session: Session, drawable: Drawable): ShapeDrawing => {
  const editor = createEditor(session);
  const { setNoting, ...hand } = createHand();
  const { meaning, tool, noting } = hand;
  const toggle = createSwitch(editor.may);
  const marks = createMarks(session, editor);
  const { present, setMoved } = createPresent(marks.shapes, hand);
  outlineCards(present);
  const draw = (stroke: Stroke): void => marks.stroke(stroke, meaning());
  const write = (thing: EntityRef): void => setNoting(marks.noting(thing));
  const surface: DrawingSurface = {
    isOn: toggle.on,
    squareUnder: drawable.squareUnder,
    thingOf: drawable.thingOf,
    onStroke: (stroke) => (tool() === "mark" ? draw(stroke) : write(stroke.to)),
    onMoved: setMoved,
  };
  return {
    editor,
    ...toggle,
    ...hand,
    note: (text) => {
      const now = noting();
      setNoting(null);
      if (now && text !== null) marks.note(now, text, meaning());
    },
    things: drawable.things,
    draw,
    write,
    overlays: createMemo(() => present().flatMap((shape) => overlaysOf(shape, drawable.places))),
    attach: (root) => onCleanup(drawStrokes(root, surface)),
  };
};
