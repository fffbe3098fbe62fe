import { SIGN_OUTLINES } from "@blueplate/city/chains";
import type { SeatSign } from "@blueplate/tabletop/share";
import type { BannerSource } from "./banner-sign.tsx";
import { chainColour, chainStyle } from "./chain-style.ts";

/** The sign of a banner as it is drawn on what is handed on of a game. */
export const seatSignOf = ({ banner, seat }: BannerSource): SeatSign => ({
  outline: SIGN_OUTLINES[chainStyle(banner?.colour, seat)],
  colour: chainColour(banner?.colour, seat),
});
