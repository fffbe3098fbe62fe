/** How chains are told apart, colours and signs alone: what pages show that draw nothing of a town. */
export { type ChainColours, CHAINS } from "./palette.ts";
export { SIGN_OUTLINES } from "./sign/outline.ts";
