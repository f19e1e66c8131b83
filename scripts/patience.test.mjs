import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** On a busy machine, a timeout below a minute ends too early. */
const OWN_WAIT = /\btimeout: *(?:\d{1,4}|[1-5]?\d_\d{3})\b/;

const tests = execFileSync('git', ['ls-files', '-z', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

it.each(['{ timeout: 10_000 }', '{ timeout: 1000 }', '{timeout:500}'])('the pattern finds %s', (wait) => {
  expect(wait).toMatch(OWN_WAIT);
});

it('no test has a timeout below a minute', () => {
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((path) => OWN_WAIT.test(readFileSync(path, 'utf8')))).toEqual([]);
});
