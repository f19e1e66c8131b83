import { expect, it } from 'vitest';
import { refuseAmbiguousMatch } from './ambiguous-match';

it.each(['0100', 'BEEF', /1500|7000/])(
  'rejects %s in a negative match, because an ID may contain it',
  (word) => {
    expect(() => expect('order 4f').not.toContain(word)).toThrow('by chance');
    expect(() => expect('order 4f').not.toMatch(word)).toThrow('by chance');
    expect(() => refuseAmbiguousMatch(word)).toThrow('by chance');
  },
);

it.each(['555-0100', 'Casey', '$15.00'])('accepts %s in a negative match', (word) => {
  expect('order 4f').not.toContain(word);
  expect(() => expect(`for ${word}`).not.toContain(word)).toThrow(`not to contain '${word}'`);
});

it('ignores matches on lists', () => {
  expect(['4f', '50']).not.toContain('5');
});
