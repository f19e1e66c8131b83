import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isSupportedNode } from './install.mjs';

const RANGE = '^20.19.0 || >=22.12.0';

it.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.5.0', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.21.0', true],
  ['26.0.0', true],
  ['18.20.0', false],
])('Node %s is supported: %s', (version, isSupported) => {
  expect(isSupportedNode(version, RANGE)).toBe(isSupported);
});

it('supports the Node that runs the tests', () => {
  expect(isSupportedNode(process.versions.node)).toBe(true);
});

it('shows the end of a failed command again, after what others wrote, and fails', () => {
  const helper = new URL('install.mjs', import.meta.url).href;
  const command = (code) => `{ command: process.execPath, args: ['-e', ${JSON.stringify(code)}] }`;
  const failing = command('console.error("checkout: broken"); process.exitCode = 1');
  const passing = command('setTimeout(() => console.log("all rules passed"), 1000)');
  const code = `import { runAll } from '${helper}'; await runAll([${failing}, ${passing}]);`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('checkout: broken');
  expect(stdout).toMatch(/all rules passed\s+checkout: broken/);
});
