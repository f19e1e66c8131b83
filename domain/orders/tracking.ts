interface Carrier {
  name: string;
  number: RegExp;
  page: string;
}

/** The carriers we ship with. Their tracking numbers have different formats, so a number tells us its carrier. */
const CARRIERS: readonly Carrier[] = [
  { name: 'UPS', number: /^1Z[0-9A-Z]{16}$/, page: 'https://www.ups.com/track?tracknum=' },
  {
    name: 'USPS',
    // Domestic labels, with or without 420 and the ZIP code in front. International ones end with US.
    number: /^(?:(?:420\d{5}(?:\d{4})?)?9[1-5]\d{18}(?:\d{2})?|[A-Z]{2}\d{9}US)$/,
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  {
    name: 'FedEx',
    number: /^(?:\d{12}|\d{15}|(?:61|96)\d{18}(?:\d{2})?)$/,
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
];

export interface TrackingLink {
  carrier: string;
  href: string;
}

/** The page where a package can be tracked. Null for an unknown carrier, whose number stays plain text. */
export function trackingLink(trackingNumber: string): TrackingLink | null {
  const number = plainTrackingNumber(trackingNumber);
  const carrier = CARRIERS.find((each) => each.number.test(number));
  return carrier ? { carrier: carrier.name, href: carrier.page + number } : null;
}

/** Strips what people add to a tracking number to make it readable. */
export function plainTrackingNumber(trackingNumber: string): string {
  return trackingNumber.replaceAll(/[\s.-]/g, '').toUpperCase();
}
