import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const forbidden = [
  ['domain/price-a.ts', 'server/platform/tools/log.ts', 'domain-imports-only-itself'],
  ['domain/price-b.ts', 'node_modules/react', 'domain-packages'],
  ['domain/price-c.ts', 'node:fs', 'domain-no-node'],
  ['server/orders/place-a.ts', 'endpoints/call.ts', 'server-operations'],
  ['server/orders/place-b.ts', 'collections/kept.ts', 'server-operations'],
  ['server/orders/place-c.ts', 'node_modules/express', 'operations-know-no-express'],
  ['server/orders/place-d.ts', 'server/platform/process/app.ts', 'operations-do-not-import-the-joiners'],
  ['hooks/orders/price.ts', 'endpoints/call.ts', 'hooks'],
  ['collections/orders.ts', 'server/orders/kept.ts', 'collections'],
  ['endpoints/orders.ts', 'collections/kept.ts', 'endpoints'],
  ['storefront/src/ui/button.tsx', 'storefront/src/api/client.ts', 'storefront-ui'],
  ['storefront/src/ui/field.tsx', 'domain/kept.ts', 'storefront-ui'],
  ['storefront/src/api/ordering.ts', 'storefront/src/ui/kept.tsx', 'storefront-api'],
  ['storefront/src/home/home-page.tsx', 'storefront/src/order/kept.tsx', 'storefront-screens'],
  ['storefront/src/home/hero.tsx', 'server/platform/tools/log.ts', 'storefront-screens'],
  ['cms/components/logo.tsx', 'server/platform/tools/log.ts', 'cms'],
  ['storefront/src/api/call.ts', 'domain/api-calls/failures.ts', 'pages-take-types-of-the-calls-alone'],
];

/** Two folders that import each other, although no files do in a circle. */
const circle = [
  ['server/circle/first.ts', 'server/circles/first.ts'],
  ['server/circles/second.ts', 'server/circle/second.ts'],
];

const allowed = [
  ['domain/allowed.ts', 'domain/kept.ts'],
  ['collections/allowed.ts', 'hooks/orders/kept.ts'],
  ['endpoints/allowed.ts', 'server/orders/kept.ts'],
  ['storefront/src/home/allowed.tsx', 'storefront/src/ui/kept.tsx'],
  ['cms/components/allowed.tsx', 'server/waiting/kept.ts'],
];

let tree;
let violations;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'zones-'));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  for (const [from, to] of [...forbidden, ...circle, ...allowed]) {
    const isPackage = /^node[_:]/.test(to);
    if (!isPackage) write(to, 'export const wanted = 1;\n');
    const source = isPackage ? to.replace('node_modules/', '') : join(tree, to.replace(/\.tsx?$/, ''));
    write(from, `import * as wanted from '${source}';\nexport const used = wanted;\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json'],
      ...['domain', 'server', 'hooks', 'collections', 'endpoints', 'storefront', 'cms'],
    ],
    { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  violations = JSON.parse(stdout).summary.violations;
}, 60_000);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function write(file, text) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

const rulesFired = (from) =>
  violations.filter((violation) => violation.from === from).map(({ rule }) => rule.name);

it.each(forbidden)('%s may not import %s', (from, _to, rule) => {
  expect(rulesFired(from)).toContain(rule);
});

it.each(allowed)('%s may import %s', (from) => {
  expect(rulesFired(from).filter((rule) => rule !== 'no-orphans')).toEqual([]);
});

it('two folders may not import each other', () => {
  expect(rulesFired('server/circle')).toEqual(['no-circle-of-folders']);
});
