import { laceInventory } from '#domain/catalogue/lace-color-contract';

/** The number a person typed as a lace color's stock; null for anything but an integer of at least 0 (rule 3.4). */
export function typedStock(typed: string): number | null {
  if (!/^\d+$/.test(typed.trim())) return null;
  return laceInventory.safeParse(Number(typed)).data ?? null;
}
