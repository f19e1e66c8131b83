const rules = new Intl.PluralRules('en-US');

/** The form of a text that fits a count. */
export function plural(count: number, forms: Readonly<Record<'one' | 'other', string>>): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
