import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RULES = new Set(
  Array.from(
    readFileSync('docs/rules.md', 'utf8').matchAll(/^- \*\*(\d+\.\d+)\*\*/gm),
    ([, number]) => number,
  ),
);
const sources = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.cjs'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && path !== 'scripts/rules.test.mjs');

const found = (pattern) =>
  sources.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(pattern), ([text, number]) => ({ path, text, number })),
  );

it('every rule named in code is in docs/rules.md', () => {
  const named = found(/\brules?[\s*]+(\d+\.\d+)/g);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ number }) => !RULES.has(number))).toEqual([]);
});

it('the code cites no outside documents', () => {
  expect(found(/\bspec \d|\(decisions:/g)).toEqual([]);
});

it('every decision named in code exists', () => {
  const numbers = execFileSync('git', ['ls-files', 'docs/decisions'], { encoding: 'utf8' });
  expect(found(/\bdecision (\d{3})\b/g).filter(({ number }) => !numbers.includes(`/${number}-`))).toEqual([]);
});
