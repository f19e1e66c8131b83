import { expect, it } from 'vitest';
import { parseEnv } from '#server/env';
import { paymentMode } from './payment-mode';

const credentials = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };

it.each([
  [{}, 'simulator'],
  [{ SITE_URL: 'http://shop.example' }, 'simulator'],
  [{ SITE_URL: 'https://shop.example' }, 'off'],
  [credentials, 'paypal'],
  [{ ...credentials, SITE_URL: 'https://shop.example' }, 'paypal'],
])('%o: %s', (settings, mode) => {
  expect(paymentMode(parseEnv(settings))).toBe(mode);
});
