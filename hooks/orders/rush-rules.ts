import { dropEstimates } from '#server/catalogue/list-catalogue';
import { releasedPlace } from '#server/orders/rush-places';
import type { Rule } from '#server/platform/database/rule';

/** Marks an order with a rush charge, so it's first in the bench's list (rule 28.8). */
export const markRush: Rule<'orders'> = {
  name: 'mark-rush',
  of: ['rushCharge'],
  before: ({ changes: { rushCharge } }) =>
    rushCharge === undefined ? {} : { isRush: rushCharge ? true : null },
};

/** A canceled order gives its place to another rush order of that day (rule 28.7). */
export const releaseRushPlace: Rule<'orders'> = {
  name: 'release-rush-place',
  of: ['status'],
  reads: ['rushPlace'],
  before: ({ stored, changes }) =>
    stored?.rushPlace && changes.status === 'canceled' ? { rushPlace: releasedPlace(stored.id) } : {},
};

/** The estimates on pages depend on how many gloves open orders have (rule 28.3). */
export const renewEstimates: Rule<'orders'> = {
  name: 'renew-estimates',
  of: ['status', 'items', 'rushCharge'],
  after: dropEstimates,
};
