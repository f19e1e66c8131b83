import { cases } from '#domain/testing/cases';
import { parseEnv } from '#server/platform/environment/env';
import { paymentMode } from './open-payments';

const credentials = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };
const simulated = { PAYMENTS: 'simulator' };

cases([
  [{}, 'simulator'],
  [{ HOST: 'localhost' }, 'simulator'],
  [{ HOST: '127.8.0.1' }, 'simulator'],
  [{ HOST: '::1' }, 'simulator'],
  [{ HOST: '0.0.0.0' }, 'off'],
  [{ HOST: '::' }, 'off'],
  [{ HOST: '192.168.0.9' }, 'off'],
  [{ HOST: '127.0.0.1.shop.example' }, 'off'],
  [{ HOST: 'shop.example' }, 'off'],
  [{ SITE_URL: 'http://shop.example' }, 'off'],
  [{ SITE_URL: 'http://localhost:3000' }, 'off'],
  [{ SITE_URL: 'https://shop.example' }, 'off'],
  [simulated, 'simulator'],
  [{ ...simulated, HOST: '0.0.0.0' }, 'simulator'],
  [{ ...simulated, SITE_URL: 'http://shop.example' }, 'simulator'],
  [credentials, 'paypal'],
  [{ ...credentials, HOST: '0.0.0.0', SITE_URL: 'https://shop.example' }, 'paypal'],
])('with %o, the payment mode is %s', ([settings]) => paymentMode(parseEnv(settings)));
