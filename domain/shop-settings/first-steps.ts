import { z } from 'zod';
import { editorList } from '../pages/editor-address';
import { PAGES, withQuery } from '../pages/pages';
import { SHOP_NAME } from '../words/shop-words';
import type { SettingsGroupName } from './settings-groups';
import { SHOP_FACTS } from './shop-facts';

const settingsPage = (group: SettingsGroupName) => withQuery(PAGES.adminSettings, { group });

/** The example content of a new shop, and where the owner replaces it. */
export const FIRST_STEPS = [
  {
    name: 'name',
    left: `Your shop is still named ${SHOP_NAME}.`,
    way: 'Name your shop',
    href: settingsPage('shop'),
  },
  {
    name: 'address',
    left: 'Pages and emails show an example address.',
    way: 'Add your address',
    href: settingsPage('shop'),
  },
  {
    name: 'openingHours',
    left: 'The opening hours are an example.',
    way: 'Add your hours',
    href: settingsPage('hours'),
  },
  {
    name: 'ownerEmail',
    left: 'Notifications and replies go to an example email.',
    way: 'Add your email',
    href: settingsPage('emails'),
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

/** GET /api/admin/first-steps: the names of the remaining steps. Pages skip unknown ones (rule 2.11). */
export const firstStepsAnswer = z.object({ left: z.array(z.string()) });

interface ExampleSettings {
  /** Null if the owner hasn't named the shop. */
  name: string | null;
  address: string;
  openingHours: string;
  ownerEmail: string;
  samples: number;
}

/** Whether an address ends in a reserved domain (RFC 2606), like the example settings. */
const NOBODYS = /[@.]example$/i;

/** The settings that are still examples, in the order of FIRST_STEPS (rule 2.18). */
export function firstStepsLeft({
  name,
  address,
  openingHours,
  ownerEmail,
  samples,
}: ExampleSettings): FirstStepName[] {
  const isLeft: Record<FirstStepName, boolean> = {
    name: name === null,
    address: address === SHOP_FACTS.address,
    openingHours: openingHours === SHOP_FACTS.openingHours,
    ownerEmail: NOBODYS.test(ownerEmail),
    samples: samples > 0,
  };
  return FIRST_STEPS.map((step) => step.name).filter((step) => isLeft[step]);
}

/** The known steps among these names. */
export function firstStepsOf(left: readonly string[]): FirstStep[] {
  return FIRST_STEPS.filter(({ name }) => left.includes(name));
}
