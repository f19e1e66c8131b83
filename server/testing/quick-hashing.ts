import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { z } from 'zod';

/** One hash of a password as it was asked for. */
export interface AskedHash {
  iterations: number;
  keyLength: number;
  digest: string;
}

const OWN = Symbol.for('quick hashing');
const asked = z.custom<AskedHash[]>(Array.isArray);

/** What has been hashed in this process so far, in order, with the cost that the shop asked for. */
export const askedHashes: AskedHash[] = asked.safeParse(Reflect.get(crypto.pbkdf2, OWN)).data ?? makeQuick();

/** From so many rounds on a hash is meant to take its time; what an earlier version has stored took fewer. */
const COSTLY = 100_000;

/**
 * Passwords cost a fifth of a second each, which is what they are for, and hundreds of tests sign somebody in. Here they are
 * hashed in one round; the built program is tested with the real ones.
 */
function makeQuick(): AskedHash[] {
  const hashes: AskedHash[] = [];
  const hash = crypto.pbkdf2;
  const quick: typeof hash = (password, salt, iterations, keyLength, digest, done) => {
    hashes.push({ iterations, keyLength, digest });
    hash(password, salt, iterations > COSTLY ? 1 : iterations, keyLength, digest, done);
  };
  // Files of tests share a process: the next one finds it done.
  crypto.pbkdf2 = Object.assign(quick, { [OWN]: hashes });
  syncBuiltinESMExports();
  return hashes;
}
