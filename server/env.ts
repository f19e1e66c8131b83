import { resolve } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { z } from 'zod';

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

/** A whole number of at least 0; `open` is what it is when the setting is left open. */
const wholeNumber = ({ open, max, message }: { open: number; max: number; message: string }) =>
  optional
    .transform((value) => (value === undefined ? open : Number(value)))
    .pipe(z.int(message).min(0, message).max(max, message));

const httpUrl = z.url({ protocol: /^https?$/, normalize: true, error: 'must be an http or https address' });

const hasAddress = (sender: string) =>
  addressparser(sender, { flatten: true }).some(({ address }) => z.email().safeParse(address).success);

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
    DATABASE_URI: optional.pipe(
      z
        .string()
        .regex(/^mongodb(\+srv)?:\/\/.+/, 'must start with mongodb:// or mongodb+srv://')
        .optional(),
    ),
    ADMIN_PASSWORD: optional.pipe(z.string().min(8, 'must have at least 8 characters').optional()),
    ADMIN_EMAIL: z.email('must be an e-mail address').default('owner@glove-shop.example'),
    OWNER_EMAIL: optional.pipe(z.email('must be an e-mail address').optional()),
    PAYLOAD_SECRET: optional.pipe(z.string().min(16, 'must have at least 16 characters').optional()),
    SITE_URL: optional.pipe(httpUrl.transform((url) => url.replace(/\/+$/, '')).optional()),
    SMTP_URL: optional.pipe(
      z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    ),
    MAIL_FROM: z
      .string()
      .refine(hasAddress, 'must hold an e-mail address')
      .default('The Glove Shop <shop@glove-shop.example>'),
    SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
    TRUST_PROXY: wholeNumber({ open: 0, max: 100, message: 'must be a number of proxies' }),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_URI && !env.PAYLOAD_SECRET) {
      context.addIssue({
        code: 'custom',
        path: ['PAYLOAD_SECRET'],
        message: 'is required when DATABASE_URI is set',
      });
    }
  });

export type Env = z.output<typeof settings>;

/** A setting is missing or wrong; the message is one line that names it. */
export class SettingsError extends Error {}

/** Parses the settings (decisions: how the program is run). Throws a SettingsError that names the first bad one. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = settings.safeParse(source);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingsError(`Setting ${issue?.path.join('.')}: ${issue?.message}`);
}

let parsed: Env | undefined;

/** The settings of this process, parsed at the first call. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/**
 * Settles a setting that was left open, such as a generated secret, for this process and for the editor's own copy of
 * the configuration.
 */
export function settle(open: Partial<Record<keyof Env, string>>): Env {
  Object.assign(process.env, open);
  parsed = parseEnv(process.env);
  return parsed;
}

/** The address that links in mails and cookies use. */
export function siteUrl({ SITE_URL, HOST, PORT }: Env): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return SITE_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Whether cookies are Secure and HSTS is sent (decisions: how the program is run). */
export function isHttps({ SITE_URL }: Env): boolean {
  return SITE_URL?.startsWith('https:') ?? false;
}
