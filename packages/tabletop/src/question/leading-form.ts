import { type AnyForm, isClosing } from "./draft.ts";
import type { FormFilling } from "./filling.ts";
import type { QuestionParts } from "./question-parts.ts";

interface Asked {
  readonly filling: Pick<FormFilling, "form" | "forms">;
  readonly parts: Pick<QuestionParts, "hasMain" | "leads">;
}

/**
 * True while something has to be chosen before there is anything to send, and no button of the question is the main one: then the
 * sentence that asks says where to press.
 */
export const isChoosing = ({
  filling,
  parts,
}: {
  readonly filling: Pick<FormFilling, "form" | "command">;
  readonly parts: Pick<QuestionParts, "hasMain">;
}): boolean => {
  const form = filling.form();
  return form !== null && !isClosing(form) && filling.command() === null && !(parts.hasMain?.() ?? false);
};

/**
 * The form whose button is the main one while none is chosen: of what would be missed if the turn were closed now, the first. Null
 * where nothing would be, so that what closes the turn is the main button.
 */
export const leadingForm = ({ filling, parts }: Asked): AnyForm | null => {
  if (filling.form() !== null || parts.hasMain?.()) return null;
  const tag = parts.leads?.() ?? null;
  return filling.forms().find((form) => form.tag === tag && !isClosing(form)) ?? null;
};
