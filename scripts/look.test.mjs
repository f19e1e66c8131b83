import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'look-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('docs/look matches the current components and contains no local paths (npm run look)', () => {
  const file = join(folder, 'index.html');
  execFileSync(process.execPath, ['scripts/make-look.mjs', file]);
  const made = readFileSync(file, 'utf8');
  expect(made === readFileSync('docs/look/index.html', 'utf8'), 'run npm run look').toBe(true);
  expect(made).not.toMatch(/file:\/\/|\/(?:home|root|work|Users|tmp)\//);
  for (const [, address] of made.matchAll(/(?:src="|href="|url\("|url\()(\.\.?\/[^")]+)/g))
    expect(readFileSync(join('docs/look', address ?? '')).length, address).toBeGreaterThan(0);
}, 120_000);
