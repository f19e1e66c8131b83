import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = [
  ...readFileSync('docs/recipes.md', 'utf8').matchAll(/`([\w/.-]+\/[\w.-]+\.tsx?|[\w.-]+\.config\.ts)`/g),
];

it('every file that the recipes name exists', () => {
  const named = files.map(([, file]) => file);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
