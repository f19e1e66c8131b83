import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { trackingLink } from './tracking';

describe('trackingLink', () => {
  it.each([
    ['1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    [' 1z 999 aa1 01 2345 6784 ', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    [
      '9400 1000 0000 0000 0000 00',
      'USPS',
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
    ],
    [
      '9205-5901-6491-7312-7512',
      'USPS',
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=92055901649173127512',
    ],
    [
      '420 13326 9400 1000 0000 0000 0000 00',
      'USPS',
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=420133269400100000000000000000',
    ],
    ['EC123456789US', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=EC123456789US'],
    ['9861 0000 0000', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=986100000000'],
    ['123456789012345', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=123456789012345'],
    ['9612019012345612345678', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=9612019012345612345678'],
  ])('recognizes %s as %s', (number, carrier, href) => {
    expect(trackingLink(number)).toEqual({ carrier, href });
  });

  inputs([
    '',
    '9400 1000',
    '1234567890',
    '1Z999AA1012345678',
    'EC123456789DE',
    'by courier',
    '986100000000 and 986100000001',
    'https://evil.test/986100000000',
    'javascript:alert(1)',
  ])('knows no carrier for %j', (number) => trackingLink(number), null);
});
