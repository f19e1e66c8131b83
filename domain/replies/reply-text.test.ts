import { expect, it } from 'vitest';
import { FULL_TEXT_MAX, fileName, replyText } from './reply-text';

/** The longest text that the parser passes on: lines of 10,000 characters. */
const longest = (line: string) =>
  Array(FULL_TEXT_MAX / 10_000)
    .fill(line.slice(0, 9999))
    .join('\n');

it.each([
  ['spaces inside its lines', `a${' '.repeat(9990)}b`],
  ['half an address', `<${'@'.repeat(9990)}`],
  ['addresses', '<a@a>'.repeat(2000)],
  ['addresses before a colon', `${'<a@a>'.repeat(1990)}:`],
])('an email full of %s is cleaned at once, because other work waits for it', (_what, line) => {
  const text = longest(line);
  const start = performance.now();
  replyText({ text, reply: text, hasPhotos: false });
  expect(performance.now() - start).toBeLessThan(500);
});

it('removes spaces at the ends of lines, and the line above a quote', () => {
  const reply = 'The tan one. \t\u00a0\n\nOp ma 2 nov. schreef Shop <shop@mail.test>:  \n';
  expect(replyText({ text: reply, reply, hasPhotos: false }).text).toBe('The tan one.');
});

it('a long text, or a long name, is cut between two characters', () => {
  const text = `x${'🧤'.repeat(60_000)}`;
  const cut = replyText({ text, reply: text, hasPhotos: false });
  for (const part of [cut.text, cut.fullText, fileName(text)]) expect(part).not.toMatch(/\p{Surrogate}/u);
  expect(cut.text).toHaveLength(2000);
});
