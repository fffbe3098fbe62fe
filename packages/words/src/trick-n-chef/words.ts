import type { ChefRefusal, Event } from "@blueplate/trick-n-chef";
import type { NameOf } from "../game-words.ts";
import type { Sentence } from "../sentence.ts";

/** Every sentence of Trick-n-Chef in one language; what is missing does not compile. */
export interface TrickNChefWords {
  readonly events: {
    readonly [T in Event["_tag"]]: (event: Extract<Event, { readonly _tag: T }>, names: NameOf) => Sentence | null;
  };
  readonly refusals: {
    readonly [T in ChefRefusal["_tag"]]: (refusal: Extract<ChefRefusal, { readonly _tag: T }>) => string;
  };
}
