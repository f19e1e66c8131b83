import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { z } from 'zod';
import { SITE_URL_MAX, septetsOf } from '#domain/texts/text-body';
import { SettingsError } from '../errors/system-error';
import { fileSetting, withSecretFiles } from './secret-files';

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

const wholeNumber = ({ open, min = 0, max, message }: WholeNumber) =>
  optional
    .transform((value) => (value === undefined ? open : Number(value)))
    .pipe(z.int(message).min(min, message).max(max, message));

interface WholeNumber {
  open: number;
  min?: number;
  max: number;
  message: string;
}

/** The least days: the email of a drawing needs its row for a month, and PayPal sends events for days. */
const KEEP_DAYS_MIN = 40;

const httpAddress = z
  .url({ protocol: /^https?$/, normalize: true, error: 'must be an http or https address' })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));

const optionalAddress = optional.pipe(httpAddress.optional());

const matching = (pattern: RegExp, message: string) =>
  optional.pipe(z.string().regex(pattern, message).optional());

const atLeast = (characters: number) =>
  optional.pipe(z.string().min(characters, `must be at least ${characters} characters`).optional());

const hasAddress = (sender: string) =>
  addressparser(sender, { flatten: true }).some(({ address }) => z.email().safeParse(address).success);

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopback = (host: string): boolean => {
  const family = isIP(host);
  return host === 'localhost' || (family !== 0 && loopback.check(host, family === 6 ? 'ipv6' : 'ipv4'));
};

/** Passwords are never sent unencrypted, except to this machine. */
function isMailbox(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname, pathname } = new URL(address);
  const isPrivate = protocol === 'imaps:' || (protocol === 'imap:' && isLoopback(hostname));
  return isPrivate && [username, password, hostname, pathname.slice(1)].every(Boolean);
}

const NEEDED_WITH = [
  ['DATABASE_URI', ['PAYLOAD_SECRET']],
  ['S3_BUCKET', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['BACKUP_S3_BUCKET', ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY']],
  ['PAYPAL_CLIENT_ID', ['PAYPAL_CLIENT_SECRET']],
  ['PAYPAL_CLIENT_SECRET', ['PAYPAL_CLIENT_ID']],
  ['EASYPOST_WEBHOOK_SECRET', ['EASYPOST_API_KEY']],
  ['TWILIO_ACCOUNT_SID', ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  ['TWILIO_AUTH_TOKEN', ['TWILIO_ACCOUNT_SID', 'TWILIO_FROM']],
  ['TWILIO_FROM', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN']],
] as const;

/** The secret in docker-compose.yml, which isn't secret. */
export const TRIAL_SECRET = 'trial-secret-not-for-the-open-internet';

const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: wholeNumber({ open: 3000, max: 65_535, message: 'must be a port number' }),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .min(1)
      .default('./data')
      .transform((path) => resolve(path)),
    DATABASE_URI: matching(/^mongodb(\+srv)?:\/\/.+/, 'must start with mongodb:// or mongodb+srv://'),
    ADMIN_PASSWORD: atLeast(8),
    ADMIN_EMAIL: z.email('must be an email address').default('owner@glove-shop.example'),
    OWNER_EMAIL: optional.pipe(z.email('must be an email address').optional()),
    PAYLOAD_SECRET: atLeast(16),
    PAYLOAD_SECRET_OLD: atLeast(16),
    SITE_URL: optionalAddress,
    SMTP_URL: optional.pipe(
      z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    ),
    IMAP_URL: optional.pipe(
      z.string().refine(isMailbox, 'must look like imaps://USER:PASSWORD@HOST/INBOX').optional(),
    ),
    MAIL_FROM: z
      .string()
      .refine(hasAddress, 'must contain an email address')
      .default('The Glove Shop <shop@glove-shop.example>'),
    S3_BUCKET: optional,
    S3_ENDPOINT: optionalAddress,
    S3_REGION: z.string().trim().min(1).default('us-east-1'),
    S3_ACCESS_KEY_ID: optional,
    S3_SECRET_ACCESS_KEY: optional,
    BACKUP_DIR: optional.transform((path) => path && resolve(path)),
    BACKUP_S3_BUCKET: optional,
    BACKUP_S3_ENDPOINT: optionalAddress,
    BACKUP_S3_REGION: z.string().trim().min(1).default('us-east-1'),
    BACKUP_S3_ACCESS_KEY_ID: optional,
    BACKUP_S3_SECRET_ACCESS_KEY: optional,
    BACKUP_PASSPHRASE: atLeast(16),
    BACKUP_TIME: z
      .string()
      .trim()
      .regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/, 'must be a time like 03:15, or off')
      .default('03:15'),
    PAYMENTS: optional.pipe(z.literal('simulator', 'must be simulator or unset').optional()),
    PAYPAL_CLIENT_ID: optional,
    PAYPAL_CLIENT_SECRET: optional,
    PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live'], 'must be sandbox or live').default('sandbox'),
    PAYPAL_WEBHOOK_ID: optional,
    PAYPAL_API_URL: optionalAddress,
    EASYPOST_API_KEY: optional,
    EASYPOST_WEBHOOK_SECRET: optional,
    EASYPOST_API_URL: optionalAddress,
    TWILIO_ACCOUNT_SID: matching(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits'),
    TWILIO_AUTH_TOKEN: optional,
    TWILIO_FROM: matching(
      /^(\+[1-9]\d{6,14}|\d{5,6}|MG[0-9a-f]{32})$/,
      'must be a number like +16075550100, or the ID of a messaging service',
    ),
    TWILIO_API_URL: optionalAddress,
    PUSH_SERVICE_URL: optionalAddress,
    HEARTBEAT_URL: optionalAddress,
    RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
    KEEP_DAYS: wholeNumber({
      open: 90,
      min: KEEP_DAYS_MIN,
      max: 36_500,
      message: `must be a number of days of at least ${KEEP_DAYS_MIN}`,
    }),
    METRICS_TOKEN: atLeast(16),
    SENTRY_DSN: matching(
      /^https?:\/\/[^\s/@:]+@[^\s/@]+(\/[^\s/]+)*\/\d+$/,
      'must look like https://KEY@HOST/PROJECT',
    ),
    TRUST_PROXY: wholeNumber({ open: 0, max: 100, message: 'must be a number of proxies' }),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    const refuse = (name: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.PAYLOAD_SECRET === TRIAL_SECRET && isHttps(env))
      refuse('PAYLOAD_SECRET', 'is only for trying the shop. Choose your own for a shop on https');
    if (env.PAYMENTS && isHttps(env))
      refuse(
        'PAYMENTS',
        "can't be simulator for a shop on https, because orders would be free. Leave it unset",
      );
    if (env.PAYMENTS && env.PAYPAL_CLIENT_ID)
      refuse('PAYMENTS', "can't be simulator together with PAYPAL_CLIENT_ID. Leave one of them unset");
    if (env.TWILIO_ACCOUNT_SID && septetsOf(env.SITE_URL ?? '') > SITE_URL_MAX)
      refuse(
        'SITE_URL',
        `is too long for links in text messages. Use at most ${SITE_URL_MAX} characters, or unset TWILIO_ACCOUNT_SID`,
      );
    for (const [setting, needed] of NEEDED_WITH) {
      for (const name of needed) {
        if (env[setting] && !env[name]) refuse(name, `is required when ${setting} is set`);
      }
    }
  });

export type Env = z.output<typeof settings>;

export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** Settings that can come from a file (`NAME_FILE`) and never appear in logs or answers (rules 23.4 and 23.6). */
export const SECRET_SETTINGS = [
  'DATABASE_URI',
  'ADMIN_PASSWORD',
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_OLD',
  'SMTP_URL',
  'IMAP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'EASYPOST_API_KEY',
  'EASYPOST_WEBHOOK_SECRET',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'METRICS_TOKEN',
  'SENTRY_DSN',
  'HEARTBEAT_URL',
] as const satisfies readonly (keyof Env)[];

/** Throws a SettingsError that names the first bad setting (rule 14.1). */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = settings.safeParse(source);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingsError(`Setting ${issue?.path.join('.')}: ${issue?.message}`);
}

let parsed: Env | undefined;

export function env(): Env {
  parsed ??= parseEnv(withSecretFiles(process.env, SECRET_SETTINGS));
  return parsed;
}

/** Sets missing settings, like a generated secret, here and in the environment, which the editor reads. */
export function setEnv(open: Partial<Record<keyof Env, string>>): Env {
  Object.assign(process.env, open);
  for (const name of Object.keys(open)) Reflect.deleteProperty(process.env, fileSetting(name));
  parsed = undefined;
  return env();
}

function withoutSecretSettings(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const left = { ...source };
  for (const name of SECRET_SETTINGS) Reflect.deleteProperty(left, name);
  return left;
}

/**
 * Lets glibc return large blocks right away. Otherwise the first one raises its limit, and the rest leave holes in the heap. Node reads
 * from connections in blocks of 64 kB, which stay in the heap. All threads share two heaps, because a heap keeps what its threads needed
 * once.
 */
export const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '65537', MALLOC_ARENA_MAX: '2' };

/** The environment for picture processes, without secrets. */
export const pictureEnv = (): NodeJS.ProcessEnv => ({
  ...withoutSecretSettings(process.env),
  ...ALLOCATOR,
});

/** Returns the address for links and cookies. */
export function siteUrl({ SITE_URL, HOST, PORT }: Env): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return SITE_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

export const ownerEmail = ({ OWNER_EMAIL, ADMIN_EMAIL }: Env): string => OWNER_EMAIL ?? ADMIN_EMAIL;

/** Whether cookies are Secure and HSTS is sent (rule 14.3). */
export function isHttps({ SITE_URL }: Pick<Env, 'SITE_URL'>): boolean {
  return SITE_URL?.startsWith('https:') ?? false;
}

/** Whether only this machine can reach the shop. */
export function isLocal({ HOST, SITE_URL }: Env): boolean {
  if (SITE_URL) return false;
  return isLoopback(HOST);
}
