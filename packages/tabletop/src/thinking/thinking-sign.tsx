import { shell } from "../language.ts";
import "./thinking-sign.css";

/** Three dots that rise one after the other: a bot thinks. */
export const ThinkingSign = () => (
  <span class="thinking-sign" role="img" aria-label={shell().tabletop.thinks} title={shell().tabletop.thinks}>
    <i />
    <i />
    <i />
  </span>
);
