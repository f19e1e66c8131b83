import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { As } from './callers';

type By = As | { overrideAccess: true };

/** Returns how to make a row of each security collection. */
export const securityRows = (payload: () => Payload) => ({
  audit: (as: By) =>
    payload().create({ collection: 'audit', data: { kind: 'login', text: 'Signed in' }, ...as }),
  'second-factors': (as: By) => payload().create({ collection: 'second-factors', data: { round: 0 }, ...as }),
  passkeys: (as: By) =>
    payload().create({
      collection: 'passkeys',
      data: { account: 'x', name: 'Phone', credentialId: randomUUID(), publicKey: 'x', counter: 0 },
      ...as,
    }),
  'shop-keys': (as: By) =>
    payload().create({ collection: 'shop-keys', data: { name: randomUUID(), sealed: 'x' }, ...as }),
  'push-keys': (as: By) =>
    payload().create({
      collection: 'push-keys',
      data: { name: randomUUID(), publicKey: 'x', privateKey: 'x' },
      ...as,
    }),
  'push-devices': (as: By) =>
    payload().create({
      collection: 'push-devices',
      data: {
        account: 'x',
        session: 'x',
        endpoint: 'https://web.push.apple.com/x',
        endpointHash: randomUUID(),
        keys: {},
        kinds: [],
      },
      ...as,
    }),
  'passkey-challenges': (as: By) =>
    payload().create({
      collection: 'passkey-challenges',
      data: { challenge: randomUUID(), expiresAt: new Date().toISOString() },
      ...as,
    }),
});
