import { chai } from 'vitest';

/** Up to six digits of an ID, a key, or an amount appear in some answers by chance. */
const AMBIGUOUS = /^[\da-f]{1,6}$/i;

const OWN = Symbol.for('no chance');

const isAmbiguous = (word: unknown): boolean =>
  word instanceof RegExp
    ? word.source.split('|').some((part) => AMBIGUOUS.test(part))
    : typeof word === 'string' && AMBIGUOUS.test(word);

/** Throws if an ID could contain the word by chance. */
export function refuseAmbiguousMatch(word: unknown): void {
  if (isAmbiguous(word)) throw new Error(`${String(word)} may stand in an id by chance: look for more of it`);
}

/** Rejects `expect(text).not.toContain('0100')`, which fails by chance once in a thousand runs. Set once per worker. */
chai.use(({ Assertion }, { flag, overwriteMethod }) => {
  if (Reflect.has(Assertion.prototype, OWN)) return;
  Reflect.set(Assertion.prototype, OWN, true);
  for (const matcher of ['toContain', 'toMatch'])
    overwriteMethod(
      Assertion.prototype,
      matcher,
      (own: (this: Chai.Assertion, word: unknown) => void) =>
        function (this: Chai.Assertion, word: unknown) {
          if (flag(this, 'negate') && typeof flag(this, 'object') === 'string') refuseAmbiguousMatch(word);
          own.call(this, word);
        },
    );
});
