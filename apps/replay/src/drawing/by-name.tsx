import type { EntityRef } from "@blueplate/study";
import { Button, SelectField } from "@blueplate/ui";
import { createMemo, createSignal } from "solid-js";
import type { ShapeDrawing } from "./drawing.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().notes;

const keyOf = ({ kind, id }: EntityRef): string => `${kind}:${id}`;

/** Drawing without a pointer: what is drawn on is chosen from a list. */
export const ByName = (props: { readonly drawing: ShapeDrawing; readonly nameOf: (thing: EntityRef) => string }) => {
  const { drawing } = props;
  const [from, setFrom] = createSignal<string | null>(null);
  const [to, setTo] = createSignal("");
  const [open, setOpen] = createSignal(false);
  // A town has some hundred squares: nobody looks through them for a list that is folded.
  const things = createMemo(() => (open() ? drawing.things() : []));
  const options = createMemo(() => things().map((thing) => ({ value: keyOf(thing), text: props.nameOf(thing) })));
  const thing = (key: string | null): EntityRef | undefined => things().find((each) => keyOf(each) === key);
  const first = (): EntityRef | undefined => thing(from()) ?? things()[0];
  const second = (): EntityRef | undefined => thing(to()) ?? first();
  const keyNow = (): string => {
    const one = first();
    return one ? keyOf(one) : "";
  };
  const draw = (): void => {
    const [one, other] = [first(), second()];
    if (one && other) drawing.draw({ from: one, to: other });
  };
  const write = (): void => {
    const one = first();
    if (one) drawing.write(one);
  };
  return (
    <details class="by-name" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words().byName}</summary>
      <div class="row">
        <SelectField label={words().drawFrom} value={keyNow()} options={options()} onChange={setFrom} />
        <SelectField
          label={words().drawTo}
          value={thing(to()) ? to() : ""}
          options={[{ value: "", text: words().drawNowhere }, ...options()]}
          onChange={setTo}
        />
        <Button onClick={draw}>{first() === second() ? words().drawRing : words().drawArrow}</Button>
        <Button onClick={write}>{words().tools.note}</Button>
      </div>
    </details>
  );
};
