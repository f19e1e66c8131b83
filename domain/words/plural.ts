const rules = new Intl.PluralRules('en-US');

/** Returns the singular or plural text for a count. */
export function plural(count: number, forms: Readonly<Record<'one' | 'other', string>>): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
