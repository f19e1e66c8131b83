import { chai } from 'vitest';

/** Up to six digits of an id, a key or a sum: they stand in one of thousands of answers by chance. */
const AMBIGUOUS = /^[\da-f]{1,6}$/i;

const OWN = Symbol.for('no chance');

const isAmbiguous = (word: unknown): boolean =>
  word instanceof RegExp
    ? word.source.split('|').some((part) => AMBIGUOUS.test(part))
    : typeof word === 'string' && AMBIGUOUS.test(word);

/** Throws for a word that an id may hold by chance: whoever looks whether a text holds it must look for more. */
export function refuseAmbiguousMatch(word: unknown): void {
  if (isAmbiguous(word)) throw new Error(`${String(word)} may stand in an id by chance: look for more of it`);
}

/**
 * Refuses `expect(text).not.toContain('0100')` and its like: what is not to be in a text must be a word that no id in it can hold,
 * else the test fails once in a thousand runs. Files of tests share a worker: the next one finds it done.
 */
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
