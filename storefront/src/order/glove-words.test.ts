import { describe, expect, it } from 'vitest';
import { gloveDetails } from '#domain/orders/order-contract';
import { cases } from '#domain/testing/cases';
import { GLOVE_WORDS, hasWords, withWordsToggled } from './glove-words';

const sizes = { name: 'Size', isOneOf: true, words: ['11 inch', '11.5 inch', '1.5 inch'] };
const wrongs = { name: "What's wrong", isOneOf: false, words: ['broken lace', 'loose web'] };

describe('hasWords', () => {
  cases([
    ['an 11.5 INCH glove', '11.5 inch', true],
    ['11.5 inch', '1.5 inch', false],
    ['11.5 inch', '5 inch', false],
    ['11x5 inch', '11.5 inch', false],
    ['11 inches', '11 inch', false],
    ['Wilsons', 'Wilson', false],
    ['a Wilson, old', 'Wilson', true],
    ['', 'Wilson', false],
  ])('%o contains %o: %o', ([text, words]) => hasWords(text, words));
});

describe('toggling words', () => {
  cases([
    ['', 'broken lace'],
    ['  ', 'broken lace'],
    ['My mitt', 'My mitt, broken lace'],
    ['My mitt. ', 'My mitt. broken lace'],
    ['My mitt,', 'My mitt, broken lace'],
  ])('appends them to %o', ([text]) => withWordsToggled(text, 'broken lace', wrongs));

  it.each([
    ['broken lace', ''],
    ['Broken Lace, loose web', 'loose web'],
    ['My mitt, broken lace', 'My mitt'],
    ['My mitt, broken lace, loose web', 'My mitt, loose web'],
    ['A broken lace at the heel', 'A at the heel'],
    ['broken lace. Please hurry', 'Please hurry'],
    ['broken lace, and broken lace', 'and'],
  ])('removes them from %o', (text, after) => {
    expect(withWordsToggled(text, 'broken lace', wrongs)).toBe(after);
    expect(hasWords(after, 'broken lace')).toBe(false);
  });

  it('replaces one size with another, and keeps several problems', () => {
    expect(withWordsToggled('My mitt, 11 inch, old', '11.5 inch', sizes)).toBe('My mitt, old, 11.5 inch');
    expect(withWordsToggled('broken lace', 'loose web', wrongs)).toBe('broken lace, loose web');
  });
});

it('adding and removing a word of each group restores the typed text', () => {
  const typed = 'My father’s mitt from 1974';
  const all = GLOVE_WORDS.flatMap((group) => group.words.map((words) => ({ group, words })));
  for (const { group, words } of all) {
    const tapped = withWordsToggled(typed, words, group);
    expect(hasWords(tapped, words)).toBe(true);
    expect(withWordsToggled(tapped, words, group)).toBe(typed);
  }
});

it('one word of each group counts as a full description', () => {
  const text = GLOVE_WORDS.reduce((so, group) => withWordsToggled(so, group.words[0] ?? '', group), '');
  expect(text).toBe('Rawlings, 11 inch, right-hand throw, broken lace');
  expect(gloveDetails.safeParse(text).success).toBe(true);
});
