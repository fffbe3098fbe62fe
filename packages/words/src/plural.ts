/** The forms that a word takes behind a whole number, by language; one that is missing does not compile. */
interface Forms {
  readonly en: { readonly one: string; readonly other: string };
  readonly pl: { readonly one: string; readonly few: string; readonly many: string };
  readonly ru: { readonly one: string; readonly few: string; readonly many: string };
}

/** The form of a word that goes with a whole number, by the plural rules of the language. */
export const formed = <L extends keyof Forms>(locale: L): ((count: number, forms: Forms[L]) => string) => {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => {
    const known: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms;
    return known[rules.select(Math.abs(count))] ?? "";
  };
};

/** A whole number and the word behind it: `1 раунд`, `2 раунда`, `5 раундов`. */
export const counted = <L extends keyof Forms>(locale: L): ((count: number, forms: Forms[L]) => string) => {
  const form = formed(locale);
  return (count, forms) => `${count} ${form(count, forms)}`;
};
