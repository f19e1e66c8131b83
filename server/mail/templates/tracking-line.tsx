import { Text } from 'react-email';
import { trackingLink } from '#domain/orders/tracking';
import { mailStyles } from './mail-layout';

/** A parcel's number, as a link to its carrier's page where that is known. */
export function TrackingLine({ trackingNumber }: { trackingNumber: string }) {
  const link = trackingLink(trackingNumber);
  return (
    <Text style={mailStyles.text}>
      Its tracking number{link ? ` at ${link.carrier}` : ''}:{' '}
      {link ? (
        <a href={link.href} style={mailStyles.link}>
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </Text>
  );
}
