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
