import { describe, expect, it } from 'vitest';
import { gloveDetails } from '#domain/orders/order-contract';
import { GLOVE_WORDS, hasWords, withWordsToggled } from './glove-words';

const sizes = { name: 'Size', isOneOf: true, words: ['11 inch', '11.5 inch', '1.5 inch'] };
const wrongs = { name: "What's wrong", isOneOf: false, words: ['broken lace', 'loose web'] };

describe('words stand in a text', () => {
  it.each([
    ['an 11.5 INCH glove', '11.5 inch', true],
    ['11.5 inch', '1.5 inch', false],
    ['11.5 inch', '5 inch', false],
    ['11x5 inch', '11.5 inch', false],
    ['11 inches', '11 inch', false],
    ['Wilsons', 'Wilson', false],
    ['a Wilson, old', 'Wilson', true],
    ['', 'Wilson', false],
  ])('%o and %o: %o', (text, words, isThere) => {
    expect(hasWords(text, words)).toBe(isThere);
  });
});

describe('a tap', () => {
  it.each([
    ['', 'broken lace'],
    ['  ', 'broken lace'],
    ['My mitt', 'My mitt, broken lace'],
    ['My mitt. ', 'My mitt. broken lace'],
    ['My mitt,', 'My mitt, broken lace'],
  ])('puts words at the end of %o', (text, after) => {
    expect(withWordsToggled(text, 'broken lace', wrongs)).toBe(after);
  });

  it.each([
    ['broken lace', ''],
    ['Broken Lace, loose web', 'loose web'],
    ['My mitt, broken lace', 'My mitt'],
    ['My mitt, broken lace, loose web', 'My mitt, loose web'],
    ['A broken lace at the heel', 'A at the heel'],
    ['broken lace. Please hurry', 'Please hurry'],
    ['broken lace, and broken lace', 'and'],
  ])('takes them out of %o again', (text, after) => {
    expect(withWordsToggled(text, 'broken lace', wrongs)).toBe(after);
    expect(hasWords(after, 'broken lace')).toBe(false);
  });

  it('puts one size in place of another, and several wrongs side by side', () => {
    expect(withWordsToggled('My mitt, 11 inch, old', '11.5 inch', sizes)).toBe('My mitt, old, 11.5 inch');
    expect(withWordsToggled('broken lace', 'loose web', wrongs)).toBe('broken lace, loose web');
  });
});

it('of each group and back again leaves what was typed as it was', () => {
  const typed = 'My father’s mitt from 1974';
  const all = GLOVE_WORDS.flatMap((group) => group.words.map((words) => ({ group, words })));
  for (const { group, words } of all) {
    const tapped = withWordsToggled(typed, words, group);
    expect(hasWords(tapped, words)).toBe(true);
    expect(withWordsToggled(tapped, words, group)).toBe(typed);
  }
});

it('of one from each group says enough of a glove', () => {
  const text = GLOVE_WORDS.reduce((so, group) => withWordsToggled(so, group.words[0] ?? '', group), '');
  expect(text).toBe('Rawlings, 11 inch, right-hand throw, broken lace');
  expect(gloveDetails.safeParse(text).success).toBe(true);
});
