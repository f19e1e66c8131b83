const rules = new Intl.PluralRules('en-US');

export function plural(count: number, forms: Readonly<Record<'one' | 'other', string>>): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
