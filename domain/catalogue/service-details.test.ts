import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { includedLines, linesOf, typedLines } from './included-lines';
import { serviceTerms } from './service-terms';

const REFUSED = 'Use up to 6 lines of up to 80 characters each';

describe('includedLines', () => {
  it('reads one thing per line', () => {
    expect(typedLines.parse(' New lace \n\n  Tight web\r\n')).toEqual(['New lace', 'Tight web']);
    expect(linesOf(null)).toEqual([]);
  });

  it.each([
    ['seven lines', Array.from({ length: 7 }, () => 'Lace')],
    ['a long line', ['x'.repeat(81)]],
  ])('rejects %s', (_case, lines) => {
    expect(includedLines.safeParse(lines).error?.issues[0]?.message).toBe(REFUSED);
    expect(typedLines.safeParse(lines.join('\n')).error?.issues).toMatchObject([
      { path: [], message: REFUSED },
    ]);
  });

  it('drops empty lines', () => {
    expect(includedLines.safeParse([' ']).success).toBe(false);
  });
});

describe('serviceTerms', () => {
  cases([
    [{ days: 1 }, "Ready about 1 day after your glove gets here. If we find more damage, we'll ask first."],
    [{}, "Ready about 14 days after your glove gets here. If we find more damage, we'll ask first."],
  ])('describes %j', ([service]) => serviceTerms(service, 14));
});
