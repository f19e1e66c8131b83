import { randomBytes, randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { changeIf, fieldIs } from '#server/database/change-if';
import { findOne } from '#server/database/find';

/** How long a challenge counts, in ms: as long as a browser waits for the person. */
export const CHALLENGE_MS = 5 * 60 * 1000;

interface NewChallenge {
  payload: Payload;
  /** Whose new passkey it is for; null where it is to sign in or to confirm. */
  account: string | null;
}

/** Makes something for a passkey to sign, and removes what is over. */
export async function makeChallenge({ payload, account }: NewChallenge): Promise<string> {
  const now = Date.now();
  const over = { expiresAt: { less_than: new Date(now).toISOString() } };
  await payload.db.deleteMany({ collection: 'passkey-challenges', where: over });
  const challenge = randomBytes(32).toString('base64url');
  const data = {
    id: randomUUID(),
    challenge,
    expiresAt: new Date(now + CHALLENGE_MS).toISOString(),
    ...(account !== null && { account }),
  };
  await payload.db.create({ collection: 'passkey-challenges', data });
  return challenge;
}

/** Takes a challenge that was made for the same: true once, for whoever is first. */
export async function takeChallenge({
  payload,
  account,
  challenge,
}: NewChallenge & { challenge: string }): Promise<boolean> {
  const live: Where = {
    and: [
      { challenge: { equals: challenge } },
      fieldIs('account', account),
      { expiresAt: { greater_than: new Date().toISOString() } },
      { usedAt: { exists: false } },
    ],
  };
  const collection = 'passkey-challenges';
  const found = await findOne(payload, collection, live);
  if (!found) return false;
  const data = { usedAt: new Date().toISOString() };
  return (await changeIf({ payload, collection, id: found.id, condition: [live], data })) !== null;
}
