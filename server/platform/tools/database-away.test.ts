import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away';

const withCode = (code: string | number) => Object.assign(new Error('it failed'), { code });

it.each([
  ['a write on a connection that the server has just ended', withCode('EPIPE')],
  ['a connection reset while it is written to', withCode('ECONNRESET')],
  ['a primary that steps down', withCode(10107)],
  ['a locked file', withCode('SQLITE_BUSY')],
  ['one of these as the cause', new Error('it failed', { cause: withCode('EPIPE') })],
])('a retry may work after %s', (_name, error) => expect(isDatabaseAway(error)).toBe(true));

it.each([
  ['a mistake in the code', new TypeError('it failed')],
  ['a missing file', withCode('ENOENT')],
  ['a duplicate key', withCode(11000)],
])('a retry changes nothing after %s', (_name, error) => expect(isDatabaseAway(error)).toBe(false));
