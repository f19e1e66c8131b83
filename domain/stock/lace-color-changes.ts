import { z } from 'zod';
import { laceInventory } from '../catalogue/lace-color-contract';
import { orderedList, position } from '../catalogue/places';
import { reorderAt } from './stock';

export const laceColorPatch = z
  .object({ inventory: laceInventory, sortOrder: position, reorderAt })
  .partial();

export const laceColorReorder = z.object({ laceColorOrders: orderedList });
