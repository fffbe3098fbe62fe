import { abilityOf, allDrinks, countOf, type EmployeeId, type House, kindsOf, type Ruleset } from "@blueplate/engine";
import type { ChainChange, Counterfactual } from "../dinner/change.ts";
import type { OfferMeasures } from "./measures.ts";

/** A counterfactual that is wished for, with how its chain stood before the house in the game. */
export interface WhatifGoal {
  readonly counterfactual: Counterfactual;
  readonly house: House;
  readonly before: OfferMeasures;
}

/** True for a card at work that helps to bring the change about. */
export const helps =
  ({ content }: Ruleset, { goods, adjustment }: ChainChange) =>
  (card: EmployeeId): boolean => {
    const ability = <T extends "cook" | "price" | "serve" | "fetch" | "buy" | "manage" | "open">(tag: T) =>
      abilityOf(content, card, tag);
    const wanted = kindsOf(goods);
    if (wanted.some((good) => countOf(ability("cook")?.makes ?? {}, good) > 0)) return true;
    const drinks = wanted.some((good) => allDrinks(content).includes(good));
    if (drinks && (ability("fetch") ?? ability("buy"))) return true;
    switch (adjustment?._tag) {
      case "cheaper":
        return (ability("price")?.delta ?? 0) < 0;
      case "waitresses":
        return ability("serve") !== undefined;
      case "earlier":
        return ability("manage") !== undefined;
      case "nearer":
        return ability("open") !== undefined;
      case undefined:
        return false;
    }
  };

/** True for a card without which the change is nearer: it makes a chain dearer. */
export const hinders =
  ({ content }: Ruleset, { adjustment }: ChainChange) =>
  (card: EmployeeId): boolean =>
    adjustment?._tag === "cheaper" && (abilityOf(content, card, "price")?.delta ?? 0) > 0;
