import { z } from 'zod';
import { laceInventory } from '../catalogue/lace-color-contract';
import { orderedList, position } from '../catalogue/places';
import { reorderAt } from './stock';

/** PATCH /api/lace-colors/{id}. */
export const laceColorPatch = z
  .object({ inventory: laceInventory, sortOrder: position, reorderAt })
  .partial();

/** POST /api/lace-colors/reorder. */
export const laceColorReorder = z.object({ laceColorOrders: orderedList });
