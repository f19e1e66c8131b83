import { randomUUID } from 'node:crypto';
import { allAre } from './ten-at-once';

/**
 * The owner's calls about labels, for ten windows at the same time, while labels are off. endpoints/shipments.int.test.ts buys one in ten
 * requests at the same time.
 */
export const labelWritings = (order: () => Promise<string>) => {
  const ofOrder = async () => `${await order()} ${randomUUID()}`;
  return {
    'POST /api/orders/:id/shipments': {
      prepare: order,
      body: () => ({ direction: 'to_customer' }),
      statuses: allAre(409),
    },
    'POST /api/orders/:id/shipments/:shipmentId/buy': {
      prepare: ofOrder,
      body: () => ({ rateId: 'rate_1' }),
      statuses: allAre(409),
    },
    'POST /api/orders/:id/shipments/:shipmentId/void': { prepare: ofOrder, statuses: allAre(409) },
  };
};
