import { changeSettings, settings } from "./settings.ts";

/** Times that an icon stands beside its word before it stands alone. */
const TIMES = 10;

/** What was answered at the moment that is shown: a question that is drawn anew counts once, and no word goes while it is read. */
const shown = { moment: "", answers: new Map<string, boolean>() };

/**
 * Whether somebody knows an icon, or a gesture, on this machine: true once it has stood beside its word at ten moments. Asking counts, once a
 * `moment` (what tells one position of one table from every other); the first answer holds for all of that moment.
 */
export const meetIcon = (icon: string, moment: string): boolean => {
  if (shown.moment !== moment) {
    shown.moment = moment;
    shown.answers.clear();
  }
  const answered = shown.answers.get(icon);
  if (answered !== undefined) return answered;
  const met = settings().icons[icon] ?? 0;
  const known = met >= TIMES;
  shown.answers.set(icon, known);
  if (!known) changeSettings({ icons: { ...settings().icons, [icon]: met + 1 } });
  return known;
};
