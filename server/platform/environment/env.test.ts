import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { SettingsError } from '../errors/system-error';
import { isHttps, parseEnv, siteUrl, TRIAL_SECRET } from './env';

function complaint(source: Record<string, string | undefined>): string {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('was not refused');
}

describe('parseEnv', () => {
  it('requires nothing', () => {
    expect(parseEnv({})).toEqual({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: resolve('data'),
      ADMIN_EMAIL: 'owner@glove-shop.example',
      MAIL_FROM: expect.stringMatching(/^.+ <[^<>\s]+@[^<>\s]+>$/),
      S3_REGION: 'us-east-1',
      BACKUP_S3_REGION: 'us-east-1',
      BACKUP_TIME: '03:15',
      PAYPAL_ENVIRONMENT: 'sandbox',
      RATE_LIMITS: 'on',
      SEED: 'demo',
      KEEP_DAYS: 90,
      TRUST_PROXY: 0,
      LOG_LEVEL: 'info',
    });
  });

  it('reads every setting', () => {
    const source = {
      NODE_ENV: 'test',
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/shop',
      DATABASE_URI: 'mongodb+srv://db.example/shop',
      ADMIN_PASSWORD: 'at-least-eight',
      ADMIN_EMAIL: 'owner@shop.test',
      OWNER_EMAIL: 'orders@shop.test',
      PAYLOAD_SECRET: 'x'.repeat(32),
      SITE_URL: 'https://shop.test',
      SMTP_URL: 'smtps://user:pass@mail.test:465',
      IMAP_URL: 'imaps://owner%40mail.test:pass@imap.mail.test/INBOX',
      MAIL_FROM: 'The Shop <hello@shop.test>',
      S3_BUCKET: 'shop',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      BACKUP_DIR: '/mnt/safe',
      BACKUP_S3_BUCKET: 'backups',
      BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9003',
      BACKUP_S3_REGION: 'eu-west-1',
      BACKUP_S3_ACCESS_KEY_ID: 'backup-key',
      BACKUP_S3_SECRET_ACCESS_KEY: 'backup-secret',
      BACKUP_PASSPHRASE: 'four words that nobody guesses',
      BACKUP_TIME: '23:45',
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_ENVIRONMENT: 'live',
      PAYPAL_WEBHOOK_ID: 'hook',
      PAYPAL_API_URL: 'http://127.0.0.1:9001',
      EASYPOST_API_KEY: 'easypost-key',
      EASYPOST_WEBHOOK_SECRET: 'easypost-secret',
      EASYPOST_API_URL: 'http://127.0.0.1:9002',
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'twilio-token',
      TWILIO_FROM: '+16075550100',
      TWILIO_API_URL: 'http://127.0.0.1:9004',
      RATE_LIMITS: 'off',
      SEED: 'none',
      KEEP_DAYS: '400',
      METRICS_TOKEN: 'a-token-for-prometheus',
      SENTRY_DSN: 'https://key@errors.test/7',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'error',
    };
    expect(parseEnv(source)).toEqual({ ...source, PORT: 8080, KEEP_DAYS: 400, TRUST_PROXY: 2 });
  });

  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', 'eighty'],
    ['S3_ENDPOINT', 'seaweedfs:8333'],
    ['BACKUP_S3_ENDPOINT', 'seaweedfs:8333'],
    ['BACKUP_PASSPHRASE', 'too short'],
    ['BACKUP_TIME', '3 am'],
    ['BACKUP_TIME', '24:00'],
    ['PAYMENTS', 'paypal'],
    ['PAYPAL_ENVIRONMENT', 'test'],
    ['PAYPAL_API_URL', 'ftp://paypal.example'],
    ['EASYPOST_API_URL', 'ftp://easypost.example'],
    ['TWILIO_ACCOUNT_SID', 'AC123'],
    ['TWILIO_FROM', '607 555 0100'],
    ['TWILIO_API_URL', 'twilio.example'],
    ['PUSH_SERVICE_URL', 'push.example'],
    ['RATE_LIMITS', 'maybe'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', ''],
    ['DATA_DIR', ''],
    ['DATABASE_URI', 'postgres://db.example/shop'],
    ['DATABASE_URI', 'db.example'],
    ['DATABASE_URI', 'mongodb://'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_EMAIL', 'owner'],
    ['OWNER_EMAIL', 'owner@'],
    ['PAYLOAD_SECRET', 'short'],
    ['SITE_URL', 'shop.test'],
    ['SITE_URL', 'ftp://shop.test'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'mail.test:25'],
    ['SMTP_URL', 'https://mail.test'],
    ['IMAP_URL', 'mail.test'],
    ['IMAP_URL', 'imaps://mail.test/INBOX'],
    ['IMAP_URL', 'imaps://user:pass@mail.test'],
    ['IMAP_URL', 'imap://user:pass@mail.test/INBOX'],
    ['MAIL_FROM', 'no address'],
    ['MAIL_FROM', 'x'],
    ['SEED', 'yes'],
    ['KEEP_DAYS', '39'],
    ['KEEP_DAYS', 'ever'],
    ['TRUST_PROXY', 'all'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '0.5'],
    ['LOG_LEVEL', 'loud'],
  ])('rejects %s=%s with one line that names it', (name, value) => {
    const line = complaint({ PAYLOAD_SECRET: 'x'.repeat(32), [name]: value });
    expect(line).toMatch(new RegExp(`^Setting ${name}: .{5,}`));
    expect(line).not.toMatch(/\n/);
  });

  it.each(['ADMIN_PASSWORD', 'PAYLOAD_SECRET', 'BACKUP_PASSPHRASE', 'DATABASE_URI', 'SMTP_URL'])(
    'never repeats the value of %s',
    (name) => {
      expect(complaint({ [name]: 's3cret!' })).not.toContain('s3cret!');
    },
  );

  it.each(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])(
    'takes %s only with the others',
    (name) => {
      const all = {
        TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: 'token',
        TWILIO_FROM: '+16075550100',
      };
      expect(complaint({ ...all, [name]: '' })).toMatch(
        new RegExp(`^Setting ${name}: is required when TWILIO_`),
      );
    },
  );

  it('refuses an address whose links are too long for texts (rule 34.5)', () => {
    const twilio = {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+16075550100',
    };
    const SITE_URL = `https://${'gloves-'.repeat(8)}.example`;
    expect(complaint({ ...twilio, SITE_URL })).toMatch(
      /^Setting SITE_URL: is too long for links in text messages/,
    );
    expect(parseEnv({ SITE_URL }).SITE_URL).toBe(SITE_URL);
  });

  it('requires PAYLOAD_SECRET with DATABASE_URI', () => {
    const DATABASE_URI = 'mongodb://127.0.0.1/shop';
    expect(complaint({ DATABASE_URI })).toBe('Setting PAYLOAD_SECRET: is required when DATABASE_URI is set');
    expect(complaint({ DATABASE_URI, PAYLOAD_SECRET: '  ' })).toMatch(/^Setting PAYLOAD_SECRET: /);
  });

  it.each([
    ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
    ['BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID'],
    ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'],
    ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID'],
  ])('with %s set, also requires %s', (name, needed) => {
    expect(complaint({ [name]: 'given' })).toBe(`Setting ${needed}: is required when ${name} is set`);
  });

  it.each([
    'DATABASE_URI',
    'ADMIN_PASSWORD',
    'OWNER_EMAIL',
    'PAYLOAD_SECRET',
    'SITE_URL',
    'SMTP_URL',
    'IMAP_URL',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'BACKUP_DIR',
    'BACKUP_S3_BUCKET',
    'BACKUP_PASSPHRASE',
    'PAYMENTS',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_WEBHOOK_ID',
    'PAYPAL_API_URL',
    'PUSH_SERVICE_URL',
  ] as const)('treats an empty %s as unset', (name) => {
    for (const value of ['', '  ']) expect(parseEnv({ [name]: value })[name]).toBeUndefined();
  });

  it('uses the default for an empty PORT, or rejects it', () => {
    const parsed = (() => {
      try {
        return parseEnv({ PORT: '' }).PORT;
      } catch {
        return 'refused';
      }
    })();
    expect([3000, 'refused']).toContain(parsed);
  });

  it('removes the final slash of SITE_URL', () => {
    expect(parseEnv({ SITE_URL: ' https://shop.test/ ' }).SITE_URL).toBe('https://shop.test');
  });
});

describe('PAYMENTS=simulator', () => {
  const PAYMENTS = 'simulator';

  it('is accepted on a local machine', () => {
    expect(parseEnv({ PAYMENTS }).PAYMENTS).toBe('simulator');
  });

  it("is rejected on https and with PayPal's credentials", () => {
    expect(complaint({ PAYMENTS, SITE_URL: 'https://shop.test' })).toMatch(/^Setting PAYMENTS: .*https/);
    const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' };
    expect(complaint({ PAYMENTS, ...paypal })).toMatch(/^Setting PAYMENTS: .*PAYPAL_CLIENT_ID/);
  });
});

describe('siteUrl', () => {
  cases([
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '::', PORT: '8080' }, 'http://localhost:8080'],
    [{ HOST: '::1', PORT: '8080' }, 'http://[::1]:8080'],
    [{ SITE_URL: 'https://shop.test' }, 'https://shop.test'],
  ])('with %j, is %s', ([source]) => siteUrl(parseEnv(source)));
});

it('isHttps is true only for an https address', () => {
  const urls = ['', 'http://shop.test', 'https://shop.test', 'HTTPS://shop.test'];
  expect(urls.map((SITE_URL) => isHttps(parseEnv({ SITE_URL })))).toEqual([false, false, true, true]);
});

describe('the trial secret', () => {
  it('is rejected on https', () => {
    const source = { PAYLOAD_SECRET: TRIAL_SECRET, SITE_URL: 'https://shop.test' };
    expect(complaint(source)).toContain('Setting PAYLOAD_SECRET: is only for trying the shop');
  });

  it('is accepted on a local machine', () => {
    expect(parseEnv({ PAYLOAD_SECRET: TRIAL_SECRET }).PAYLOAD_SECRET).toBe(TRIAL_SECRET);
  });
});
