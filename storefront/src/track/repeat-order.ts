import type { TrackView } from '#domain/orders/track-contract';
import { paths } from '../addresses/paths';
import { repeatOrderState } from '../addresses/repeat-order';

/** Returns a link that orders the same gloves again. Without scripts, it has only the service of the first glove. */
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
