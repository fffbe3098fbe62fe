import type { TableProps } from "@blueplate/tabletop";
import { fileNameOf, type SharedMoment, ShareWindow } from "@blueplate/tabletop/share";
import { magnateWords } from "../language.ts";
import { type PicturedEvening, picturedEvening } from "./evening.ts";
import { eveningFilm } from "./film.ts";
import { eveningPicture } from "./picture.ts";

const words = () => magnateWords().share;

/** The evening as it is handed on. */
const sharedEvening = (table: TableProps, evening: PicturedEvening): SharedMoment => {
  const { round, winner, before, after, to } = evening.deciding;
  return {
    caption: words().told(round, table.names(winner), before, after),
    alt: words().alt,
    drawing: words().drawing,
    filmHelp: words().filmHelp,
    fileName: fileNameOf(table.facts.name, round),
    shown: to,
    picture: () => eveningPicture(table, evening),
    noFilm: async () => ((await import("@blueplate/city")).canDraw() ? null : words().noTown),
    openFilm: (shape) => eveningFilm(table, evening, shape),
  };
};

/** What can be handed on of a game that is over: a picture and a film of the evening that decided it, and the link to it. */
export const EveningWindow = (props: {
  /** The table at the end of its game, as everybody may look at it. */
  readonly table: TableProps;
  readonly link: ((at: number) => string) | null;
  readonly onClose: () => void;
}) => {
  const evening = picturedEvening(props.table);
  return (
    <ShareWindow
      title={words().title}
      none={words().none}
      moment={evening && sharedEvening(props.table, evening)}
      link={props.link}
      onClose={props.onClose}
    />
  );
};
