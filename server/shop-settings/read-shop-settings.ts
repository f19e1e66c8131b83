import type { Payload } from 'payload';
import { isOpeningEmail } from '#domain/email/openings';
import { OWNER_TEXTS } from '#domain/pages/pages';
import type { ShopSettings } from '#domain/shop-settings/settings-contract';
import { SHOP_DEFAULTS, type ShopSettingsPatch } from '#domain/shop-settings/shop-settings';
import { eachOf } from '#domain/words/keys-of';
import { CachedValue, perShop } from '#server/platform/tools/per-shop';
import type { Config } from '../../payload-types';
import { normalizeText, storedFace } from './stored-face';

const cacheOf = perShop(() => new CachedValue<ShopSettings>());

/** The shop settings with defaults, cached for a few seconds. */
export function readShopSettings(payload: Payload): Promise<ShopSettings> {
  return cacheOf(payload).read(() => findShopSettings(payload));
}

export function forgetShopSettings(payload: Payload): void {
  cacheOf(payload).forget();
}

const FIGURES = [
  'turnaroundDays',
  'glovesPerDay',
  'rushPrice',
  'rushDays',
  'rushPerDay',
  'shippingFee',
  'managerRefundLimit',
  'reminderHours',
  'closeAfterDays',
  'reviewDays',
] as const satisfies (keyof ShopSettings)[];
const TEXTS = [
  ...OWNER_TEXTS,
  'address',
  'openingHours',
  'heroTitle',
  'heroText',
  'packingSteps',
  'shippingIntro',
  'shippingClosing',
  'dropoffIntro',
  'dropoffClosing',
  'textsFrom',
  'textsUntil',
] as const satisfies (keyof ShopSettings)[];

const findStored = (payload: Payload) => payload.findGlobal({ slug: 'shop-settings', depth: 0 });

const findShopSettings = async (payload: Payload) => settingsFrom(await findStored(payload));

/** The settings as these changes would make them. Saves nothing. */
export async function draftShopSettings(payload: Payload, changes: ShopSettingsPatch): Promise<ShopSettings> {
  return settingsFrom({ ...(await findStored(payload)), ...changes });
}

type Stored = Config['globals']['shop-settings'];

export function settingsFrom(stored: Stored): ShopSettings {
  return {
    ...storedFace(stored),
    ...eachOf(TEXTS, (name) => normalizeText(stored[name]) ?? SHOP_DEFAULTS[name]),
    ...eachOf(FIGURES, (name) => stored[name] ?? SHOP_DEFAULTS[name]),
    ownerEmail: stored.ownerEmail?.trim().toLowerCase() || null,
    extraWorkTemplates: (stored.extraWorkTemplates ?? []).map(({ name, description, amount }) => ({
      name,
      description,
      amount,
    })),
    emailOpenings: (stored.emailOpenings ?? []).flatMap(({ email, line }) =>
      isOpeningEmail(email) ? [{ email, line: normalizeText(line) ?? '' }] : [],
    ),
    savedReplies: (stored.savedReplies ?? []).map(({ name, text }) => ({ name, text })),
    packageSizes: (stored.packageSizes ?? []).map(({ id: _row, ...size }) => size),
    labelServices: (stored.labelServices ?? []).map(({ carrier, service }) => ({
      carrier,
      service: normalizeText(service),
    })),
    inboundLabels: stored.inboundLabels ?? false,
    askToShow: stored.askToShow ?? false,
    careReminder: stored.careReminder ?? false,
    timeZone: normalizeText(stored.timeZone),
    workingDays: normalizeText(stored.workingDays) ?? SHOP_DEFAULTS.workingDays,
    closedDays: (stored.closedDays ?? []).flatMap(({ from, to }) => (from ? [{ from, to: to ?? null }] : [])),
    sharePicture: stored.sharePicture || null,
  };
}
