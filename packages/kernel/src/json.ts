/** What JSON can say. States, commands and events consist of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Every command and event names its kind. */
export interface Tagged {
  readonly _tag: string;
}
