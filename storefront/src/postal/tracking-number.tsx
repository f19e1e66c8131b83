import { trackingLink } from '#domain/orders/tracking';
import { OutsideLink } from '../ui/outside-link';

/** A tracking number, with a link to the carrier's page if we know the carrier. */
export function TrackingNumber({ trackingNumber }: { trackingNumber: string }) {
  const link = trackingLink(trackingNumber);
  if (!link) return trackingNumber;
  return (
    <OutsideLink href={link.href}>
      {trackingNumber} ({link.carrier})
    </OutsideLink>
  );
}
