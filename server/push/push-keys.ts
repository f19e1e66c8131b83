import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { VapidKeys } from 'web-push';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { seal, unseal } from '#server/second-factor/totp';

const NAME = 'vapid';

/** The shop's key pair for push services, made when it's first needed. Servers that start together agree on one. */
export async function readPushKeys(payload: Payload): Promise<VapidKeys> {
  const sealing = { payload, account: NAME };
  const stored = await findOne(payload, 'push-keys', { name: { equals: NAME } });
  const privateKey = stored && unseal(sealing, stored.privateKey);
  if (privateKey) return { publicKey: stored.publicKey, privateKey };
  const { default: webPush } = await import('web-push');
  const keys = webPush.generateVAPIDKeys();
  const data = { publicKey: keys.publicKey, privateKey: seal(sealing, keys.privateKey) };
  if (stored) {
    // These keys were encrypted with an earlier secret. Browsers that subscribed with them can't be reached anymore.
    const condition = [{ publicKey: { equals: stored.publicKey } }];
    if (await changeIf(payload, 'push-keys', stored.id, { condition, data }))
      await payload.db.deleteMany({ collection: 'push-devices', where: {} });
  } else await createUnlessTaken(payload, 'push-keys', { id: randomUUID(), name: NAME, ...data });
  // Another server may have been first.
  return readPushKeys(payload);
}
