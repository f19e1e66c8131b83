import { expect, it } from 'vitest';
import { parseEnv, TRIAL_SECRET } from '#server/platform/environment/env';
import { settingsFinding } from './settings';

const PUBLIC = { SITE_URL: 'https://shop.test', HOST: '0.0.0.0', TRUST_PROXY: '1' };

it.each([
  ['nothing set', {}],
  ['a shop on https', { ...PUBLIC, OWNER_EMAIL: 'owner@shop.test' }],
])('finds no conflict with %s', (_what, set) => {
  expect(settingsFinding(parseEnv(set))).toEqual({ state: 'ok', found: 'No conflicts.', todo: null });
});

it.each([
  ['warning', 'PAYLOAD_SECRET', { PAYLOAD_SECRET: TRIAL_SECRET }],
  ['warning', 'PAYLOAD_SECRET_OLD', { PAYLOAD_SECRET_OLD: 'the-secret-before' }],
  ['warning', 'RATE_LIMITS', { RATE_LIMITS: 'off' }],
  ['red', 'RATE_LIMITS', { ...PUBLIC, RATE_LIMITS: 'off' }],
  ['warning', 'SITE_URL', { SITE_URL: 'http://shop.test' }],
  ['warning', 'TRUST_PROXY', { SITE_URL: 'https://shop.test' }],
  ['warning', 'SITE_URL', { HOST: '0.0.0.0' }],
  ['warning', 'MAIL_FROM', { SMTP_URL: 'smtp://mail.test', OWNER_EMAIL: 'owner@shop.test' }],
  ['warning', 'OWNER_EMAIL', { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'shop@shop.test' }],
  [
    'warning',
    'PAYPAL_ENVIRONMENT',
    { ...PUBLIC, PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret' },
  ],
] as const)('finds a %s about %s', (state, name, set) => {
  const { found, todo, ...rest } = settingsFinding(parseEnv(set));
  expect(rest).toEqual({ state });
  expect(`${found} ${todo}`).toContain(name);
});

it('says what to do about each setting by its name', () => {
  const { todo } = settingsFinding(
    parseEnv({ PAYLOAD_SECRET: TRIAL_SECRET, PAYLOAD_SECRET_OLD: 'the-secret-before', RATE_LIMITS: 'off' }),
  );
  expect(todo).toBe(
    'Choose your own PAYLOAD_SECRET (docs/operate.md, Secrets). Unset PAYLOAD_SECRET_OLD once the old links no longer matter (docs/operate.md, Secrets). Unset RATE_LIMITS.',
  );
});
