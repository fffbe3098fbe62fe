import type { InAnyLanguage } from "../language.ts";
import type { adminEn } from "./en.ts";

/** The words of the page of whoever runs the server: fetched with it, since nobody else reads them. */
export type AdminWords = InAnyLanguage<typeof adminEn>;
