import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Ways to pass something to a hook through Payload's `context`, which neither types nor access rules check. */
const THROUGH_CONTEXT =
  /\bRequestContext\b|\bcontext: [{\w]|\bcontext,? *\}\) *=>|\breq\.context\b|\bcontext[.?[]/;
const HOOK_SIDE = ['collections', 'cms', 'hooks', 'seed', 'server', 'payload.config.ts'];

const sources = execFileSync('git', ['ls-files', '-z', ...HOOK_SIDE], { encoding: 'utf8' })
  .split('\0')
  // Express and zod have a different `context`.
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('server/platform/process/'));

it.each([
  'interface RequestContext {',
  "await payload.create({ collection: 'orders', data, context: { key } });",
  "await payload.create({ collection: 'orders', data, context: known });",
  'async ({ data, context }) => {',
  'return context.key;',
  'return req.context?.key;',
])('the pattern finds %s', (line) => {
  expect(line).toMatch(THROUGH_CONTEXT);
});

it("no code passes anything to a hook through Payload's context", () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => THROUGH_CONTEXT.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found.filter((line) => !line.includes('context.addIssue('))).toEqual([]);
});
