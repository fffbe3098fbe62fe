/** Why the acts of a module are done: loaded where somebody is told, never by the rules and never by a bot that plays. */
export type { GuestOutlook, ModuleReason, ModuleReasons, ReasonContext } from "@blueplate/bot";
