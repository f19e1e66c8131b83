import { z } from 'zod';
import { editorList, SETTINGS_PATH } from '../pages/editor-address';
import { SHOP_NAME } from '../words/shop-words';
import { SHOP_FACTS } from './shop-facts';

/** What a new shop makes up, and where its owner puts the own in its place. */
export const FIRST_STEPS = [
  {
    name: 'name',
    left: `Your shop is still called ${SHOP_NAME}.`,
    way: 'Name your shop',
    href: SETTINGS_PATH,
  },
  {
    name: 'address',
    left: 'Pages and mails name an example as your address.',
    way: 'Put in your own',
    href: SETTINGS_PATH,
  },
  {
    name: 'openingHours',
    left: 'The opening hours are an example.',
    way: 'Say when you are open',
    href: SETTINGS_PATH,
  },
  {
    name: 'ownerEmail',
    left: 'Notices and answers go to an example e-mail.',
    way: 'Put in your e-mail',
    href: SETTINGS_PATH,
  },
  {
    name: 'samples',
    left: 'The gallery shows sample drawings.',
    way: 'Show your own work',
    href: editorList('gallery', [{ isSample: { equals: true } }]),
  },
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
type FirstStepName = FirstStep['name'];

/** GET /api/admin/first-steps: the names of those that are left; one that a page does not know it leaves out (rule 2.11). */
export const firstStepsAnswer = z.object({ left: z.array(z.string()) });

/** What the shop says now, as far as a new shop makes it up. */
interface Said {
  /** Null where the owner has not named it. */
  name: string | null;
  address: string;
  openingHours: string;
  ownerEmail: string;
  samples: number;
}

/** Ends in what no mail ever goes to (RFC 2606): as the shop's own settings do until somebody changes them. */
const NOBODYS = /[@.]example$/i;

/** What of it is still the example's, in the order of FIRST_STEPS (rule 2.18); empty once the shop is its owner's. */
export function firstStepsLeft({ name, address, openingHours, ownerEmail, samples }: Said): FirstStepName[] {
  const isLeft: Record<FirstStepName, boolean> = {
    name: name === null,
    address: address === SHOP_FACTS.address,
    openingHours: openingHours === SHOP_FACTS.openingHours,
    ownerEmail: NOBODYS.test(ownerEmail),
    samples: samples > 0,
  };
  return FIRST_STEPS.map((step) => step.name).filter((step) => isLeft[step]);
}

/** The steps of these names. */
export function firstStepsOf(left: readonly string[]): FirstStep[] {
  return FIRST_STEPS.filter(({ name }) => left.includes(name));
}
