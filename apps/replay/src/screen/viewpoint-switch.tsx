import { seatOf } from "@blueplate/kernel";
import { BannerSign } from "@blueplate/magnate-table";
import { createDismissed, Icon } from "@blueplate/ui";
import { FoldedChoice, type PictureChoice } from "@blueplate/ui/choice";
import { createMemo } from "solid-js";
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

/** Everybody whose eyes may look: all of them, whoever watched then, and each seat by its sign. */
const choicesOf = (session: Session, goesOn: boolean): readonly PictureChoice[] => [
  {
    value: "all",
    text: goesOn ? words().running.open : words().allOpen,
    picture: () => <Icon name="eye" />,
  },
  { value: "then", text: words().asThen, picture: () => <Icon name="hourglass-medium" /> },
  ...displayNamesIn(session).map(({ player, banner }, seat) => ({
    value: String(seat),
    text: words().viewpointOf(player),
    picture: () => <BannerSign banner={banner} seat={seat} />,
  })),
];

/** Whose eyes look, and whether the end is known. */
export const ViewpointSwitch = (props: {
  readonly session: Session;
  /** The game goes on: what is closed to one's own seat stays so. */
  readonly goesOn: boolean;
}) => {
  const { session } = props;
  let whole: HTMLSpanElement | undefined;
  createDismissed(() => whole?.querySelector("details") ?? undefined);
  const choices = createMemo(() => choicesOf(session, props.goesOn));
  return (
    <span class="eyes row" ref={(element) => (whole = element)}>
      <FoldedChoice
        legend={words().viewpoint}
        value={String(session.viewpoint())}
        choices={choices()}
        onChange={(value) => session.setViewpoint(viewpointFrom(value))}
      />
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
