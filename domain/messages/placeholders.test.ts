import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  fillPlaceholders,
  onlyPlaceholders,
  orderPlaceholders,
  PLACEHOLDERS,
  PLACEHOLDERS_IN,
  placeholderProblem,
  placeholdersOf,
} from './placeholders';

const ORDER = {
  id: '3f2a91c4-0000-4000-8000-000000000001',
  customerName: 'Robin Catcher',
  readyBy: { from: '2026-12-12', to: '2026-12-12' },
};
const TEXT = 'Hi {first name}, order {order} is ready {ready}.';
const fill = (order: Partial<typeof ORDER> | { readyBy: null }) =>
  fillPlaceholders(TEXT, orderPlaceholders({ ...ORDER, ...order }));

describe('placeholders (rule 33.9)', () => {
  it("become the order's values", () => {
    expect(fill({})).toBe('Hi Robin, order 3F2A91C4 is ready around Sat, Dec 12.');
    expect(fill({ readyBy: { from: '2026-12-12', to: '2026-12-14' } })).toContain(
      'around Sat, Dec 12 to Mon, Dec 14.',
    );
  });

  it('become fallback words if a value is missing', () => {
    expect(fill({ readyBy: null })).toContain('is ready as soon as possible.');
    for (const customerName of ['', '  ', '4 gloves', '{order}', 'www.x.example', 'Bartholomewxyzabc'])
      expect(fill({ customerName })).toContain('Hi there,');
    expect(fillPlaceholders(TEXT, {})).toBe('Hi there, order your order is ready as soon as possible.');
  });

  it('do not say "around" twice, or around no date', () => {
    const values = orderPlaceholders(ORDER);
    expect(fillPlaceholders('Ready around {ready}.', values)).toBe('Ready around Sat, Dec 12.');
    expect(fillPlaceholders('Around {Ready} at most.', values)).toBe('Around Sat, Dec 12 at most.');
    expect(fillPlaceholders('Ready around {ready}.', {})).toBe('Ready as soon as possible.');
    expect(fillPlaceholders('A glove around {order}', values)).toBe('A glove around 3F2A91C4');
  });

  it('may be in capitals and with spaces', () => {
    expect(fillPlaceholders('{First  Name} { ORDER }', { 'first name': 'Jo', order: '1' })).toBe('Jo 1');
  });

  it('are filled once, and values with braces stay as they are', () => {
    const values = { 'first name': '{order}', order: '{first name}', ready: '$&' };
    expect(fillPlaceholders('{first name} {order} {ready}', values)).toBe('{order} {first name} $&');
  });

  it('leave everything else alone', () => {
    for (const text of ['{}', '{name}', '{{first name', 'first name}', '{first\nname}', '<b>{x}</b>'])
      expect(fillPlaceholders(text, { 'first name': 'Jo' })).toBe(text);
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(placeholdersOf(text).length === 0);
        expect(fillPlaceholders(text, {})).toBe(text);
      }),
    );
  });

  it('can be left for later', () => {
    expect(fillPlaceholders('{first name} {order}', { order: '1' }, ['order'])).toBe('{first name} 1');
  });

  it('are found in a text', () => {
    expect(placeholdersOf('{ready} {First name} {other}')).toEqual(['first name', 'ready']);
  });
});

describe('unknown placeholders (rule 33.8)', () => {
  it('are refused with the list of those allowed', () => {
    expect(placeholderProblem('Hi {name}', PLACEHOLDERS)).toBe(
      "{name} doesn't work here. Use {first name}, {order}, or {ready}.",
    );
    expect(placeholderProblem('{first name} {order}', PLACEHOLDERS_IN.bulk)).toBe(
      "{order} doesn't work here. Use {first name}.",
    );
    expect(placeholderProblem('{ready}', [])).toBe(
      "{ready} doesn't work here. This text can't have placeholders.",
    );
    expect(placeholderProblem('{}', PLACEHOLDERS)).toMatch(/^\{\} doesn't work here/);
    expect(placeholderProblem(TEXT, PLACEHOLDERS)).toBeNull();
    expect(placeholderProblem('A brace { alone', [])).toBeNull();
  });

  it('are refused by a schema', () => {
    const schema = z.string().superRefine(onlyPlaceholders(['order']));
    expect(schema.safeParse('{order}').success).toBe(true);
    expect(schema.safeParse('{ready}').error?.issues[0]?.message).toBe(
      "{ready} doesn't work here. Use {order}.",
    );
  });
});
