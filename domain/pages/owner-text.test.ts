import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownerTextBlocks, type Piece } from './owner-text';

it('ownerTextBlocks keeps headings, lists, paragraphs, and their lines', () => {
  expect(
    ownerTextBlocks(
      '# What we keep\nYour name.\nYour address.\n\nNothing else.\n## For how long\n- a year\n- two,\n  if you ask\n\n1. Write\n2) Wait',
    ),
  ).toEqual([
    { kind: 'heading', level: 2, pieces: ['What we keep'] },
    { kind: 'paragraph', pieces: ['Your name.', '\n', 'Your address.'] },
    { kind: 'paragraph', pieces: ['Nothing else.'] },
    { kind: 'heading', level: 3, pieces: ['For how long'] },
    { kind: 'list', ordered: false, items: [['a year'], ['two,', ' ', 'if you ask']] },
    { kind: 'list', ordered: true, items: [['Write'], ['Wait']] },
  ]);
});

const piecesOf = (line: string): Piece[] => {
  const [block] = ownerTextBlocks(line);
  return block?.kind === 'paragraph' ? block.pieces : [];
};

it.each<[string, Piece[]]>([
  ['See [our rules](/terms).', ['See ', { text: 'our rules', href: '/terms' }, '.']],
  ['[Law](https://a.example/x?y=1#z)', [{ text: 'Law', href: 'https://a.example/x?y=1#z' }]],
  [
    'At https://a.example/x, or',
    ['At ', { text: 'https://a.example/x', href: 'https://a.example/x' }, ', or'],
  ],
  ['Write me@a.example.', ['Write ', { text: 'me@a.example', href: 'mailto:me@a.example' }, '.']],
  ['[Call](tel:+15550102030)', [{ text: 'Call', href: 'tel:+15550102030' }]],
])('ownerTextBlocks links %s', (line, pieces) => {
  expect(piecesOf(line)).toEqual(pieces);
});

it.each([
  '[x](javascript:alert)',
  '[x](JavaScript:alert)',
  '[x](data:text/html,hi)',
  '[x](//evil.example)',
  '[x](page)',
  '[] ()',
  '2026. was a year of#gloves',
])('ownerTextBlocks keeps %s as text', (line) => {
  expect(piecesOf(line).join('')).toBe(line);
});

it('ownerTextBlocks loses no word of any text, and is fast on long ones', () => {
  const wordsIn = (text: string) => text.replaceAll(/[\s#\-*•\d.)[\](]/g, '');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '#', '-', '1', '.', '!') }), (text) => {
      const words = ownerTextBlocks(text)
        .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.pieces))
        .map((piece) => (typeof piece === 'string' ? piece : piece.text));
      expect(wordsIn(words.join(''))).toBe(wordsIn(text));
    }),
  );
  const started = performance.now();
  for (const part of ['[', 'a@', '[a](', 'https://', 'a.', '1. ', '- ', '#'])
    ownerTextBlocks(part.repeat(60_000 / part.length));
  expect(performance.now() - started).toBeLessThan(3000);
});
