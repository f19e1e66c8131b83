import type { TrackView } from '#domain/orders/track-contract';
import { orderingAgain } from '../addresses/ordering-again';
import { paths } from '../addresses/paths';

/** A link that orders an order's gloves again; without scripts, the first one's service. */
export function againLink(items: TrackView['items']) {
  return {
    to: paths.order.href({ service: items[0]?.serviceId }),
    state: orderingAgain(
      items.map(({ serviceId, laceColorId, gloveDetails }) => ({
        serviceId,
        laceColorId: laceColorId ?? '',
        gloveDetails,
      })),
    ),
  };
}
