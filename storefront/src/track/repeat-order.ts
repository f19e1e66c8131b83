import type { TrackView } from '#domain/orders/track-contract';
import { paths } from '../addresses/paths';
import { repeatOrderState } from '../addresses/repeat-order';

/** Returns a link that orders an order's gloves again. Without scripts, only the first one's service. */
export function repeatOrderLink(items: TrackView['items']) {
  return {
    to: paths.order.href({ service: items[0]?.serviceId }),
    state: repeatOrderState(
      items.map(({ serviceId, laceColorId, gloveDetails }) => ({
        serviceId,
        laceColorId: laceColorId ?? '',
        gloveDetails,
      })),
    ),
  };
}
