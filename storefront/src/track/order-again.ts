import type { TrackView } from '#domain/orders/track-contract';
import { orderingAgain } from '../addresses/ordering-again';
import { paths } from '../addresses/paths';

/** Returns a link that orders an order's gloves again. Without scripts, only the first one's service. */
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
