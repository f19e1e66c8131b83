import { trackingLink } from '#domain/orders/tracking';
import { OutsideLink } from '../../ui/outside-link';

/** A parcel's number, which leads to its carrier's page where that is known. */
export function TrackingNumber({ trackingNumber }: { trackingNumber: string }) {
  const link = trackingLink(trackingNumber);
  if (!link) return trackingNumber;
  return (
    <OutsideLink href={link.href}>
      {trackingNumber} ({link.carrier})
    </OutsideLink>
  );
}
