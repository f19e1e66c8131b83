import * as texts from './order-texts';
export interface WordGroup {
  name: string;
  words: readonly string[];
  isOneOf: boolean;
}

export const GLOVE_WORDS: readonly WordGroup[] = [
  {
    name: texts.brand,
    isOneOf: true,
    words: [texts.rawlings, texts.wilson, texts.mizuno, texts.nokona, texts.easton],
  },
  { name: texts.size, isOneOf: true, words: ['11 inch', '11.5 inch', '12 inch', '12.75 inch'] },
  { name: texts.throwingHand, isOneOf: true, words: [texts.rightHandThrow, texts.leftHandThrow] },
  {
    name: texts.whatsWrong,
    isOneOf: false,
    words: [texts.brokenLace, texts.looseWeb, texts.holeInPalm, texts.tornLining, texts.dryLeather],
  },
];

const PART_OF_WORD = /[\p{L}\p{N}]/u;

function positionOf(text: string, words: string): number {
  const found = [...text.matchAll(new RegExp(words.replaceAll('.', '\\.'), 'gi'))].find(({ index }) => {
    const [before = '', after = ''] = [text[index - 1], text[index + words.length]];
    return before !== '.' && !PART_OF_WORD.test(before) && !PART_OF_WORD.test(after);
  });
  return found?.index ?? -1;
}

export function hasWords(text: string, words: string): boolean {
  return positionOf(text, words) >= 0;
}

function withWords(text: string, words: string): string {
  const before = text.trimEnd();
  if (before === '') return words;
  return `${before}${/[,.;:!?]$/.test(before) ? ' ' : ', '}${words}`;
}

function withoutWords(text: string, words: string): string {
  const position = positionOf(text, words);
  if (position < 0) return text;
  const before = text.slice(0, position);
  const after = text.slice(position + words.length);
  const rest = /,\s*$/.test(before)
    ? before.replace(/,\s*$/, '') + after
    : before + after.replace(before.trim() === '' ? /^[\s,.;:]+/ : /^,?[ \t]+/, '');
  return withoutWords(after.trim() === '' ? rest.trimEnd() : rest, words);
}

/** Returns the text with these words added or, if it has them, removed. */
export function withWordsToggled(text: string, words: string, { isOneOf, words: group }: WordGroup): string {
  if (hasWords(text, words)) return withoutWords(text, words);
  return withWords(isOneOf ? group.reduce(withoutWords, text) : text, words);
}
