import type { Payload } from 'payload';
import type { OwnerText } from '#domain/pages/pages';
import { type InstructionTexts, SHOP_DEFAULTS, type ShopSettings } from '#domain/shop-settings/shop-settings';
import { KeptValue, perShop } from '#server/platform/tools/per-shop';
import { storedFace, written } from './stored-face';

const keptOf = perShop(() => new KeptValue<ShopSettings>());

/** The shop settings, at most a few seconds old, with defaults. */
export function readShopSettings(payload: Payload): Promise<ShopSettings> {
  return keptOf(payload).read(() => findShopSettings(payload));
}

export function forgetShopSettings(payload: Payload): void {
  keptOf(payload).forget();
}

type Figure = 'turnaroundDays' | 'shippingFee' | 'managerRefundLimit' | 'reminderHours' | 'closeAfterDays';
type Said =
  | keyof InstructionTexts
  | OwnerText
  | 'address'
  | 'openingHours'
  | 'heroTitle'
  | 'heroText'
  | 'packingSteps';

async function findShopSettings(payload: Payload): Promise<ShopSettings> {
  const stored = await payload.findGlobal({ slug: 'shop-settings', depth: 0 });
  const said = (name: Said) => written(stored[name]) ?? SHOP_DEFAULTS[name];
  const figure = (name: Figure) => stored[name] ?? SHOP_DEFAULTS[name];
  return {
    ...storedFace(stored),
    address: said('address'),
    openingHours: said('openingHours'),
    turnaroundDays: figure('turnaroundDays'),
    shippingFee: figure('shippingFee'),
    managerRefundLimit: figure('managerRefundLimit'),
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
