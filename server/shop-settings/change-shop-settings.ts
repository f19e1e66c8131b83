import { DRAWING_DEFAULTS } from '#domain/drawings/drawing';
import { SHOP_SETTINGS_ID, type ShopSettingsView } from '#domain/shop-settings/settings-contract';
import type { ShopSettingsPatch } from '#domain/shop-settings/shop-settings';
import type { ByPerson, OwnersChange } from '#server/platform/access/allowed';
import { ShopError } from '#server/platform/errors/shop-error';
import { oneAtATime } from '#server/platform/tools/per-shop';
import type { Config } from '../../payload-types';
import { settingsFrom } from './read-shop-settings';

type Stored = Config['globals']['shop-settings'];

/** When they were last saved, in ms. 0 if never. */
const versionOf = ({ updatedAt }: Stored): number => (updatedAt ? Date.parse(updatedAt) : 0);

const find = ({ payload, user }: ByPerson) =>
  payload.findGlobal({ slug: SHOP_SETTINGS_ID, depth: 0, overrideAccess: false, user });

export async function readSettings(by: ByPerson): Promise<ShopSettingsView> {
  const stored = await find(by);
  const { drawingPrize = DRAWING_DEFAULTS.prize, drawingDay = DRAWING_DEFAULTS.day } = stored;
  return {
    id: SHOP_SETTINGS_ID,
    version: versionOf(stored),
    ...settingsFrom(stored),
    drawingPrize,
    drawingDay,
  };
}

interface ChangeSettings extends Omit<OwnersChange, 'id'> {
  changes: ShopSettingsPatch;
}

/** Saves these settings the way the editor does. Returns the new version. Throws CONFLICT or a ValidationError. */
export function changeSettings({ payload, user, ifMatch, changes }: ChangeSettings): Promise<number> {
  return oneAtATime(payload, 'shop settings', async () => {
    if (ifMatch !== undefined && versionOf(await find({ payload, user })) !== ifMatch)
      throw new ShopError('CONFLICT');
    const saved = await payload.updateGlobal({
      slug: SHOP_SETTINGS_ID,
      data: changes,
      depth: 0,
      overrideAccess: false,
      user,
    });
    return versionOf(saved);
  });
}
