import { type Glyph, marksAt, REMARKS, VERDICTS } from "@blueplate/study";
import { Button } from "@blueplate/ui";
import { For } from "solid-js";
import type { Session } from "../session/session.ts";
import type { NoteEditor } from "./editor.ts";
import { GLYPH_SIGNS } from "./signs.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().notes;

/** Signs that judge the decision, one of them at a time, and signs that say something else about it. */
export const Glyphs = (props: { readonly session: Session; readonly editor: NoteEditor }) => {
  const { session, editor } = props;
  const set = (): readonly Glyph[] => marksAt(session.chapter(), session.node().id).glyphs;
  const toggle = (glyph: Glyph): void =>
    void editor.edit({
      _tag: "SetGlyph",
      chapter: session.chapter().id,
      node: session.node().id,
      glyph,
      on: !set().includes(glyph),
    });
  return (
    <div class="glyph-buttons" role="group" aria-label={words().glyph}>
      <For each={[...VERDICTS, ...REMARKS]}>
        {(glyph) => (
          <Button
            aria-label={words().glyphNames[glyph]}
            title={words().glyphNames[glyph]}
            aria-pressed={set().includes(glyph)}
            disabled={!editor.may()}
            onClick={() => toggle(glyph)}
          >
            {GLYPH_SIGNS[glyph]}
          </Button>
        )}
      </For>
    </div>
  );
};
