import { type LogFn, pino } from 'pino';
import { z } from 'zod';
import { env } from '../environment/env';
import { logContext } from './log-context';
import { loggedError } from './logged-error';

type Reporter = (error: Error, what: string) => void;

let reporter: Reporter | null = null;

/** Also sends every error logged with `log.error` to a reporter. */
export function reportErrorsTo(next: Reporter | null): void {
  reporter = next;
}

const ERROR_LEVEL = 50;

/** A failed request's line has `res` and comes after its error's line. */
const failed = z.object({ err: z.instanceof(Error), res: z.undefined().optional() });

function report([about, what]: Parameters<LogFn>, level: number): void {
  if (!reporter || level < ERROR_LEVEL) return;
  const { data } = failed.safeParse(about);
  // Libraries put their messages into the object. The reporter gets only the shop's own words.
  if (data) reporter(data.err, typeof what === 'string' ? what : 'an error');
}

/** Wrong passwords are logged with the account, so the owner can see which account is under attack. */
const EMAIL_ADDRESS = /(?<!"account":"|[^\s"'<>(),:;=\\])[^\s"'<>(),:;=@\\]+@[\w-]+(?:\.[\w-]+)+/g;

/** Removes email addresses, for example those in an email server's answer. */
export function withoutAddresses(line: string): string {
  return line.includes('@') ? line.replaceAll(EMAIL_ADDRESS, '(email)') : line;
}

/** Never log passwords, tokens, or anything about a person (rule 25.5). */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  mixin: logContext,
  serializers: { err: (error: unknown) => loggedError(error) },
  hooks: {
    streamWrite: withoutAddresses,
    ...(env().SENTRY_DSN && {
      logMethod(args, method, level) {
        report(args, level);
        method.apply(this, args);
      },
    }),
  },
});
