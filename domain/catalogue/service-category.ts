import { keysOf } from '../words/keys-of';

export const SERVICE_CATEGORY_LABEL = {
  relacing: 'Relacing',
  repair: 'Repair',
  restoration: 'Restoration',
} as const;
export type ServiceCategory = keyof typeof SERVICE_CATEGORY_LABEL;
export const SERVICE_CATEGORIES = keysOf(SERVICE_CATEGORY_LABEL);

/** Whether customers choose a lace color: only for relacing (rule 3.2). */
export function takesLaceColor(category: string): boolean {
  return category === 'relacing';
}
