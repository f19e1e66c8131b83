import type { Payload } from 'payload';
import { SHOP_DEFAULTS, type ShopSettings } from '#domain/shop-settings/shop-settings';
import { KeptValue, perShop } from '#server/tools/per-shop';

const keptOf = perShop(() => new KeptValue<ShopSettings>());

/** The shop settings, at most a few seconds old; what is blank has its default. */
export function readShopSettings(payload: Payload): Promise<ShopSettings> {
  return keptOf(payload).read(() => findShopSettings(payload));
}

/** Drops the kept settings, so that the next read finds what was just saved. */
export function forgetShopSettings(payload: Payload): void {
  keptOf(payload).forget();
}

type Figure = 'turnaroundDays' | 'reminderHours' | 'closeAfterDays';

async function findShopSettings(payload: Payload): Promise<ShopSettings> {
  const stored = await payload.findGlobal({ slug: 'shop-settings', depth: 0 });
  const said = (
    name: Exclude<keyof ShopSettings, Figure | 'ownerEmail' | 'sharePicture' | 'extraWorkTemplates'>,
  ) => stored[name]?.trim().replaceAll(/\r\n?/g, '\n') || SHOP_DEFAULTS[name];
  const figure = (name: Figure) => stored[name] ?? SHOP_DEFAULTS[name];
  return {
    address: said('address'),
    openingHours: said('openingHours'),
    turnaroundDays: figure('turnaroundDays'),
    reminderHours: figure('reminderHours'),
    closeAfterDays: figure('closeAfterDays'),
    ownerEmail: stored.ownerEmail?.trim().toLowerCase() || null,
    extraWorkTemplates: (stored.extraWorkTemplates ?? []).map(({ name, description, amount }) => ({
      name,
      description,
      amount,
    })),
    heroTitle: said('heroTitle'),
    heroText: said('heroText'),
    packingSteps: said('packingSteps'),
    shippingIntro: said('shippingIntro'),
    shippingClosing: said('shippingClosing'),
    dropoffIntro: said('dropoffIntro'),
    dropoffClosing: said('dropoffClosing'),
    privacy: said('privacy'),
    terms: said('terms'),
    sharePicture: stored.sharePicture || null,
  };
}
