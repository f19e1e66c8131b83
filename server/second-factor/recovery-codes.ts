import { createHmac, randomInt } from 'node:crypto';
import type { Payload } from 'payload';
import { keyOf } from './seal';

/** How many there are (rule 19.1). */
const COUNT = 10;
/** Without what is read as something else: 0 and o, 1, i and l. Sixteen of them are 79 random bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** Ten new recovery codes, as they are shown once: 'abcd-efgh-jkmn-pqrs'. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
    ).join('-'),
  );
}

interface Typed {
  payload: Pick<Payload, 'secret'>;
  /** The account whose code it is, by its id. */
  account: string;
  /** With or without dashes, in capitals or not. */
  code: string;
}

/** What is kept of a recovery code. */
export function hashRecoveryCode({ payload, account, code }: Typed): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return createHmac('sha256', keyOf(payload, 'recovery codes'))
    .update(`${account} ${plain}`)
    .digest('base64url');
}
