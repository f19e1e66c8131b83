export const SERVICE_CATEGORIES = ['relacing', 'repair', 'restoration'] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

export const SERVICE_CATEGORY_LABEL = {
  relacing: 'Relacing',
  repair: 'Repair',
  restoration: 'Restoration',
} as const satisfies Record<ServiceCategory, string>;

/** Whether customers choose a lace color: only for relacing (rule 3.2). */
export function takesLaceColor(category: string): boolean {
  return category === 'relacing';
}
