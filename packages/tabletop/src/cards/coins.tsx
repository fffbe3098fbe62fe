import { shell } from "../language.ts";
import type { CardPlay } from "./card-play.ts";
import type { CardTableProps } from "./card-props.ts";
import { signed } from "./game-card.tsx";

/** Coins for the next card: a click on the gold side puts one on, a click on the silver one takes it off or lowers the card. */
export const Coins = (props: CardTableProps & { readonly play: CardPlay }) => {
  const { play, rows } = props;
  const words = () => shell().tabletop;
  const step = (by: number) => () => play.setCoins(play.coins() + by);
  return (
    <div
      class="coin-step"
      role="group"
      aria-label={props.table.words.slot("", rows.slots.coins)}
      title={words().coinsByWheel}
      // The card that was pointed at on the way here shows what each coin makes of it.
      onPointerEnter={(event) => event.pointerType !== "touch" && play.liftLast()}
      onPointerLeave={(event) => event.pointerType !== "touch" && play.leave()}
    >
      <button
        type="button"
        class="coin number"
        data-low="true"
        aria-label={`${signed(-rows.coinWorth)}: ${words().fewerCoins}`}
        disabled={play.coins() <= -play.owned()}
        onClick={step(-1)}
      >
        {signed(-rows.coinWorth)}
      </button>
      <span class="coin-count number">
        {Math.abs(play.coins())} / {play.owned()}
      </span>
      <button
        type="button"
        class="coin number"
        aria-label={`${signed(rows.coinWorth)}: ${words().moreCoins}`}
        disabled={play.coins() >= play.owned()}
        onClick={step(1)}
      >
        {signed(rows.coinWorth)}
      </button>
    </div>
  );
};
