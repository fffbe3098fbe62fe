import { hash, randomBytes } from "node:crypto";
import { nanoid } from "nanoid";

/** A public id that nobody can guess: 126 bits. */
export const newId = (): string => nanoid();

/** A secret for a cookie or a link: 256 bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The hash under which a secret is stored. A plain hash suffices: what it hides is random and long. */
export const hashOf = (secret: string): string => hash("sha256", secret, "base64url");

/** A seed that cannot be guessed. */
export const newSeed = (): string => randomBytes(16).toString("hex");
