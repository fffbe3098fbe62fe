import { SIGN_OUTLINES } from "@blueplate/city/chains";
import type { Banner } from "@blueplate/kernel";
import type { JSX } from "solid-js";
import { chainColour, chainStyle, chainText } from "./chain-style.ts";

/** What a sign is drawn from: the banner of a seat; without one the seat's usual look. */
export interface BannerSource {
  readonly banner: Pick<Banner, "colour"> | undefined;
  readonly seat: number;
}

/** The colours of a banner for a stylesheet: `--chain`, and `--chain-text` that reads on it. */
export const bannerColours = ({ banner, seat }: BannerSource): JSX.CSSProperties => ({
  "--chain": chainColour(banner?.colour, seat),
  "--chain-text": chainText(banner?.colour, seat),
});

/**
 * The sign of a banner: shape and colour always together, so that neither has to be told from the other. It needs no table, so that
 * the lobby can show it before anything of the game is loaded.
 */
export const BannerSign = (props: BannerSource & { readonly label?: string | undefined }) => (
  <span
    class="sign"
    style={bannerColours(props)}
    role={props.label === undefined ? undefined : "img"}
    aria-label={props.label}
    aria-hidden={props.label === undefined ? "true" : undefined}
    title={props.label}
  >
    <svg viewBox="0 0 20 20">
      <path d={SIGN_OUTLINES[chainStyle(props.banner?.colour, props.seat)]} />
    </svg>
  </span>
);
