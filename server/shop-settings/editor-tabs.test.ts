import { expect, it } from 'vitest';
import { shopSettings } from '../../collections/shop-settings';

/** The labels of the editor's tabs in a shop with these providers. */
function tabsWith(providers: Parameters<typeof shopSettings>[0]): unknown[] {
  const [group] = shopSettings(providers).fields;
  if (group?.type !== 'tabs') throw new Error('The settings have no tabs');
  return group.tabs
    .filter(({ admin }) =>
      admin?.condition?.({}, {}, { blockData: {}, operation: 'update', path: [], user: null }),
    )
    .map(({ label }) => label);
}

it('settings that need a provider show in the editor only with its key (rules 27.19 and 34.1)', () => {
  const without = tabsWith({ hasLabels: false, hasTexts: false });
  expect(without).toContain('Shop');
  expect(without).not.toContain('Packages');
  expect(without).not.toContain('Text messages');
  expect(tabsWith({ hasLabels: true, hasTexts: false })).toContain('Packages');
  expect(tabsWith({ hasLabels: false, hasTexts: true })).toContain('Text messages');
});
