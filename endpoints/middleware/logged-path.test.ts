import { expect, it } from 'vitest';
import { loggedPath } from './logged-path';

it.each([
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
])('of %s a log says %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
