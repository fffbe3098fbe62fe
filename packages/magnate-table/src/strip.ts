import type { Tagged } from "@blueplate/kernel";
import type { FormFilling, QuestionParts, TableProps } from "@blueplate/tabletop";
import { createMemo } from "solid-js";
import { magnateWords } from "./language.ts";
import { placeText } from "./panels/place.tsx";
import { isOnMap } from "./placing/target.ts";
import type { MapPlacing } from "./placing/placing.ts";

/** What the strip of a phone sends from. */
export interface StripProps {
  readonly table: TableProps;
  readonly filling: FormFilling;
  readonly placing: MapPlacing;
  readonly parts: QuestionParts;
}

/** What is to be read before what is filled in goes: what it closes of the day, then what else it brings about. */
export const linesBefore = ({ filling, parts }: Pick<StripProps, "filling" | "parts">): readonly string[] => {
  const ready = filling.command();
  if (!ready || ready.refusal) return [];
  const closes = parts.closes?.([ready.command]) ?? null;
  return [...(closes === null ? [] : [closes]), ...(parts.say?.(filling) ?? []).map(({ text }) => text)];
};

/** Letters that the strip has room for beside its button, and those that are twice as wide as others. */
const LETTERS = 64;
const WIDE = /[\u2E80-\uFFFF]/gu;

/** Whether the strip says a text whole. */
const fitsStrip = (text: string): boolean => text.length + (text.match(WIDE)?.length ?? 0) <= LETTERS;

/** Sending from the strip: `pullUp` shows the question where there is more to read or to fill in. */
export const createStripSending = (props: StripProps, pullUp: () => void) => {
  /** What is complete goes from the strip, unless more is to be read first than the one line that the strip says whole. */
  const ready = createMemo((): Tagged | null => {
    const command = props.filling.command();
    if (!command || command.refusal || props.parts.hasMain?.() || props.parts.stop?.(props.filling)) return null;
    const [first, ...others] = linesBefore(props);
    return others.length > 0 || (first !== undefined && !fitsStrip(first)) ? null : command.command;
  });
  /** Why what is complete goes at a second press only. */
  const again = (): string | null => {
    const command = ready();
    return command && (props.parts.again?.([command]) ?? null);
  };
  /** A ghost that stands in town already is taken where it stands. */
  const hasGhost = (): boolean => isOnMap(props.filling) && props.placing.candidate() !== null;
  /** What a press does: where it takes a ghost, that place is named. */
  const said = (tag: string): string => {
    const { filling, parts, placing, table } = props;
    const ghost = isOnMap(filling) ? placing.candidate() : null;
    if (ghost) return magnateWords().ask.takePlace(placeText({ table }, ghost));
    return parts.button?.(filling) ?? table.words.form(tag).button;
  };
  const act = (): void => {
    const isTaken = hasGhost();
    if (isTaken) props.placing.take();
    const command = ready();
    // What it closes has not been read yet: the strip says it now, and asks for a press of its own.
    if (isTaken && command && again() !== null) return;
    if (command) void props.table.sender.send(command);
    else pullUp();
  };
  return { ready, again, hasGhost, said, act };
};
