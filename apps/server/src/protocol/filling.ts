import { type FilledSoFar, MalformedInput, NotOffered, type OpenForms, type PartialFilling } from "@blueplate/api";
import {
  askedOf,
  check,
  commandOf,
  type Form,
  gathered,
  type Json,
  type ListSlot,
  openForms,
  type PickedFields,
  type Rules,
  type Seat,
  type Slot,
  type Tagged,
} from "@blueplate/kernel";
import { Equal, Result } from "effect";

/** A seat and what it sees: everything here is asked of the view alone. */
interface SeatAt {
  readonly rules: Rules;
  readonly view: unknown;
  readonly seat: Seat;
}

type AnyForm = Form<unknown, Tagged, Tagged>;
type Fault = MalformedInput | NotOffered;

/** The forms that a seat may fill now, without what they offer. */
export const listedForms = ({ rules, view, seat }: SeatAt): OpenForms["forms"] =>
  openForms(rules, view, seat).map(({ tag, slots, secret, lastResort = false }) => ({
    form: tag,
    slots: slots.map(({ name, kind, shape }) => ({ name, kind, shape })),
    secret,
    lastResort,
  }));

const notOffered = (field: string, message: string) => Result.fail(new NotOffered({ field, message }));

/** The candidate that says the same as what was picked: rules are asked about nothing that they have not offered. */
const among = (candidates: readonly Json[], wanted: Json): Json | undefined =>
  candidates.find((candidate) => Equal.equals(candidate, wanted));

/** A list that was picked, each element of it offered after those before it. */
const offeredList = (
  { view, seat }: SeatAt,
  slot: ListSlot<unknown>,
  picked: PickedFields,
  wanted: readonly Json[],
): Result.Result<readonly Json[], NotOffered> => {
  const list: Json[] = [];
  for (const [index, element] of wanted.entries()) {
    const offered = among(slot.candidates(view, seat, picked, list), element);
    if (offered === undefined)
      return notOffered(`${slot.name}[${index}]`, "not among the candidates after those before it");
    list.push(offered);
  }
  return Result.succeed(list);
};

/** The value of a slot that was filled. */
const offeredValue = (
  at: SeatAt,
  slot: Slot<unknown>,
  picked: PickedFields,
  wanted: Json,
): Result.Result<Json, NotOffered> => {
  if (slot.shape === "choice") {
    const offered = among(slot.candidates(at.view, at.seat, picked), wanted);
    return offered === undefined ? notOffered(slot.name, "not among the candidates") : Result.succeed(offered);
  }
  if (!Array.isArray(wanted)) return notOffered(slot.name, "a list slot is filled with the list of its elements");
  // cast: an array of JSON is one of JSON values.
  const list = offeredList(at, slot, picked, wanted as readonly Json[]);
  if (Result.isFailure(list)) return Result.fail(list.failure);
  return slot.fits(at.view, at.seat, picked, list.success)
    ? Result.succeed(gathered(slot, list.success))
    : notOffered(slot.name, "the list is not complete");
};

const nextOf = (
  at: SeatAt,
  slot: Slot<unknown>,
  picked: PickedFields,
  soFar: readonly Json[],
): Result.Result<NonNullable<FilledSoFar["slot"]>, NotOffered> => {
  const { name, kind, shape } = slot;
  const { view, seat } = at;
  const optional = askedOf(slot, view, seat, picked) === "maybe";
  if (slot.shape === "choice") {
    return Result.succeed({ name, kind, shape, optional, candidates: slot.candidates(view, seat, picked), fits: null });
  }
  return Result.map(offeredList(at, slot, picked, soFar), (list) => ({
    name,
    kind,
    shape,
    optional,
    candidates: slot.candidates(view, seat, picked, list),
    fits: slot.fits(view, seat, picked, list),
  }));
};

const formOf = ({ rules, view, seat }: SeatAt, tag: string): Result.Result<AnyForm, Fault> => {
  if (!Object.hasOwn(rules.forms, tag)) {
    return Result.fail(new MalformedInput({ field: "form", message: "these rules have no such form" }));
  }
  const form = openForms(rules, view, seat).find((each) => each.tag === tag);
  return form ? Result.succeed(form) : notOffered("form", "the form is not open now");
};

/** What a filling needs next, asked slot by slot: never everything that could be said at once. */
export const filledSoFar = (
  at: SeatAt,
  { form: tag, picked: wanted, skipped = [], soFar = [] }: PartialFilling,
): Result.Result<Omit<FilledSoFar, "seq">, Fault> => {
  const form = formOf(at, tag);
  if (Result.isFailure(form)) return Result.fail(form.failure);
  const { slots } = form.success;
  const stranger = Object.keys(wanted).find((name) => slots.every((slot) => slot.name !== name));
  if (stranger !== undefined) {
    return Result.fail(new MalformedInput({ field: `picked.${stranger}`, message: "the form has no such slot" }));
  }
  let picked: PickedFields = {};
  for (const slot of slots) {
    const given = wanted[slot.name];
    const asked = askedOf(slot, at.view, at.seat, picked);
    if (asked === "no" && given !== undefined)
      return notOffered(slot.name, "not asked for after what was picked before it");
    if (asked === "no" || (asked === "maybe" && skipped.includes(slot.name))) continue;
    if (given === undefined)
      return Result.map(nextOf(at, slot, picked, soFar), (next) => ({ slot: next, command: null, refusal: null }));
    const value = offeredValue(at, slot, picked, given);
    if (Result.isFailure(value)) return Result.fail(value.failure);
    picked = { ...picked, [slot.name]: value.success };
  }
  const command = commandOf(form.success, picked);
  const refusal = check(at.rules, at.view, at.seat, command);
  // cast: an encoded command and a refusal are JSON by their contracts.
  return Result.succeed({
    slot: null,
    command: at.rules.codecs.command.encode(command) as Json,
    refusal: refusal as Json,
  });
};
