export function plural(count: number, forms: Readonly<Record<'one' | 'other', string>>): string {
  return count === 1 ? forms.one : forms.other;
}
