import { z } from 'zod';
import { email, requiredLine, requiredText } from '../customers/person';
import { SHOP_FACTS, type ShopFacts } from './shop-facts';

/** The owner's words in the instruction mails, around what the shop itself writes there. */
export interface InstructionTexts {
  shippingIntro: string;
  shippingClosing: string;
  dropoffIntro: string;
  dropoffClosing: string;
}

/** What the owner sets in the editor for pages and mails. */
export interface ShopSettings extends ShopFacts, InstructionTexts {
  /** Where notices and answers go; null leaves it to the program's setting OWNER_EMAIL. */
  ownerEmail: string | null;
}

/** What a new shop works with until its owner says otherwise. */
export const SHOP_DEFAULTS: ShopSettings = {
  ...SHOP_FACTS,
  ownerEmail: null,
  shippingIntro:
    'We are ready for you. Please send your parcel to this address, with the order number on the outside:',
  shippingClosing: 'If an address is wrong, just reply to this mail.',
  dropoffIntro: 'We look forward to seeing you. Bring it here:',
  dropoffClosing: 'If no day suits you, just reply to this mail.',
};

const MAX_DAYS = 365;
const NO_DAYS = `Please give whole days from 1 to ${MAX_DAYS}`;
const words = requiredText(3, 'Please write something here: customers read it');

/** What may be stored of each setting, with the message that its owner reads otherwise. */
export const shopSettingRules = {
  address: requiredText(5, 'Please say where gloves are sent or brought'),
  openingHours: requiredText(3, 'Please say when the shop is open'),
  turnaroundDays: z.int(NO_DAYS).min(1, NO_DAYS).max(MAX_DAYS, NO_DAYS),
  ownerEmail: z.preprocess((value) => (value === '' ? null : value), email.nullish()),
  heroTitle: requiredLine(3, 'Please give the home page a headline'),
  heroText: words,
  packingSteps: words,
  shippingIntro: words,
  shippingClosing: words,
  dropoffIntro: words,
  dropoffClosing: words,
} satisfies Record<keyof ShopSettings, z.ZodType>;
