import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { z } from 'zod';

export interface RequestedHash {
  iterations: number;
  keyLength: number;
  digest: string;
}

const OWN = Symbol.for('quick hashing');
const storedHashes = z.custom<RequestedHash[]>(Array.isArray);

/** Every hash in this process, in order, with the cost that the shop requested. */
export const requestedHashes: RequestedHash[] =
  storedHashes.safeParse(Reflect.get(crypto.pbkdf2, OWN)).data ?? patchHashing();

/** A hash with at least this many rounds is meant to be slow. Earlier versions stored faster ones. */
const COSTLY = 100_000;

/** A real hash takes a fifth of a second, and hundreds of tests sign in. The tests of the built program use real ones. */
function patchHashing(): RequestedHash[] {
  const hashes: RequestedHash[] = [];
  const hash = crypto.pbkdf2;
  const quick: typeof hash = (password, salt, iterations, keyLength, digest, done) => {
    hashes.push({ iterations, keyLength, digest });
    hash(password, salt, iterations > COSTLY ? 1 : iterations, keyLength, digest, done);
  };
  // Test files share a process, so this is patched only once.
  crypto.pbkdf2 = Object.assign(quick, { [OWN]: hashes });
  syncBuiltinESMExports();
  return hashes;
}
