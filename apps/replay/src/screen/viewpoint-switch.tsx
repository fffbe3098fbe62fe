import { seatOf } from "@blueplate/kernel";
import { For } from "solid-js";
import type { Viewpoint } from "../session/viewpoint.ts";
import type { Session } from "../session/session.ts";
import { displayNamesIn } from "../session/display-names.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

const viewpointFrom = (value: string): Viewpoint =>
  value === "all" || value === "then" ? value : seatOf(Number(value));

/** Hides the outcome or shows it again; says so where the moment itself would tell it and gives way to the beginning. */
const hide = (session: Session, hidden: boolean): void => {
  const before = session.node().id;
  session.setHidden(hidden);
  if (session.node().id !== before) session.say(words().hiddenFromEnd);
};

/** Whose eyes look, and whether the end is known. */
export const ViewpointSwitch = (props: {
  readonly session: Session;
  /** The game goes on: what is closed to one's own seat stays so. */
  readonly goesOn: boolean;
}) => {
  const { session } = props;
  return (
    <span class="eyes row">
      <label>
        <span class="hidden">{words().viewpoint}</span>
        <select
          title={words().viewpoint}
          aria-label={words().viewpoint}
          onChange={(event) => session.setViewpoint(viewpointFrom(event.currentTarget.value))}
        >
          <option value="all">{props.goesOn ? words().running.open : words().allOpen}</option>
          <option value="then">{words().asThen}</option>
          <For each={displayNamesIn(session)}>
            {(seat, index) => <option value={index()}>{words().viewpointOf(seat.player)}</option>}
          </For>
        </select>
      </label>
      <label class="row" title={words().hideHelp}>
        <input
          type="checkbox"
          checked={session.hidden()}
          onChange={(event) => hide(session, event.currentTarget.checked)}
        />
        {words().hide}
      </label>
    </span>
  );
};
