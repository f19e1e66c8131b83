import { cases } from '#domain/testing/cases';
import { loggedPath } from './logged-path';

cases([
  ['/track/AbC-dEf_123', '/track'],
  ['/track/AbC-dEf_123/', '/track'],
  ['/track', '/track'],
  ['/tracks/of/something', '/tracks/of/something'],
  ['/api/track/AbC-dEf_123', '/api/track'],
  ['/api/track/AbC-dEf_123/messages?x=1', '/api/track'],
  ['/API/Track/AbC-dEf_123', '/api/track'],
  ['/api/unsubscribe/abc', '/api/unsubscribe'],
  ['/customer/reset-password?token=abc', '/customer/reset-password'],
  ['/api/orders/1?search=Jo', '/api/orders/1'],
  ['/x/../track/abc', '(not plain)'],
  ['/trakc/5-basWIvRHWVWsld7msTEgs1QdMntGRYJxqdrBBkkGV1Aw', '/trakc/(secret)'],
  [
    '/api/unsubscribed/e7e6dab1-622f-4475-955a-c95dee6b1312.zMv5muTftO4J6rpKwWLe2uufvRs63CP4PEgOlc57Y0s',
    '/api/unsubscribed/e7e6dab1-622f-4475-955a-c95dee6b1312.(secret)',
  ],
  ['/media/5-basWIvRHWVWsld7msTEgs1QdMntGRYJxqdrBBkkGV1Aw/x', '/media/(secret)/x'],
  [
    '/api/orders/e7e6dab1-622f-4475-955a-c95dee6b1312/events',
    '/api/orders/e7e6dab1-622f-4475-955a-c95dee6b1312/events',
  ],
  [
    '/media/thumbs/e7e6dab1-622f-4475-955a-c95dee6b1312.webp.webp',
    '/media/thumbs/e7e6dab1-622f-4475-955a-c95dee6b1312.webp.webp',
  ],
])('loggedPath of %s is %s', ([url]) => loggedPath(url));
