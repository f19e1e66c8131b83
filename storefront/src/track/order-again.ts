import type { TrackView } from '#domain/orders/track-contract';
import { orderingAgain } from '../addresses/ordering-again';
import { paths } from '../addresses/paths';

/** A link into the wizard with the gloves of an order in it; without scripts with the service of the first. */
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
