import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Источники напитков, затребованные на карте. */
export const demand: MagnateTableWords["demand"] = {
  help: "Нажмите на источник в городе, чтобы затребовать его.",
  title: "Затребовано",
  what: (good, square) => `${good}, ${square}`,
  drop: (what) => `Больше не требовать: ${what}`,
  unreached: (what, why) => `${what}: ${why}.`,
  apart: "ни одна поездка не проходит мимо него вместе с остальными",
  why: (distance, range) => `${distance}, дальность ${range}`,
};
