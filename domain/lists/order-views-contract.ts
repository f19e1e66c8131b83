import { z } from 'zod';
import { line, requiredLine } from '../customers/person';
import { documentId } from '../wire/wire';
import { isListDay, ORDER_SORTS, startsFirst } from './list-fields';
import { ENDS_FIRST, ORDER_FILTERS } from './list-query';

const day = z.iso.date().refine(isListDay);

/** The filters and sorting of a saved view, without unset ones. */
export const viewFilters = z
  .object({ search: line, ...ORDER_FILTERS, from: day, to: day, sort: z.enum(ORDER_SORTS) })
  .partial()
  .refine(startsFirst, ENDS_FIRST);
export type ViewFilters = z.output<typeof viewFilters>;

const NAME_MAX = 40;
const NO_NAME = 'Give the view a name';

export const viewName = requiredLine(1, NO_NAME).max(NAME_MAX, `Keep this under ${NAME_MAX} characters`);

export const viewCreate = z.object({ name: viewName, filters: viewFilters });
export type ViewCreate = z.output<typeof viewCreate>;

export const viewPatch = z.object({ name: viewName });

const ownView = z.object({ id: documentId, name: z.string(), filters: viewFilters, count: z.int().min(0) });
export type OwnView = z.output<typeof ownView>;

/** GET /api/admin/order-views: how many each view and Today find, and the owner's own views, oldest first. */
export const orderViewsAnswer = z.object({
  counts: z.record(z.string(), z.int().min(0)),
  own: z.array(ownView),
});
export type OrderViewsAnswer = z.output<typeof orderViewsAnswer>;
