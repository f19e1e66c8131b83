import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A wait of a test's own for what must happen, shorter than the minute that all of them have: on a busy machine it is over too early. */
const OWN_WAIT = /\btimeout: *(?:\d{1,4}|[1-5]?\d_\d{3})\b/;

const tests = execFileSync('git', ['ls-files', '-z', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

it.each(['{ timeout: 10_000 }', '{ timeout: 1000 }', '{timeout:500}'])('would find %s', (wait) => {
  expect(wait).toMatch(OWN_WAIT);
});

it('no test waits for what must happen for less than a minute', () => {
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((path) => OWN_WAIT.test(readFileSync(path, 'utf8')))).toEqual([]);
});
