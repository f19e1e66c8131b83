import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { setIdKey } from '#server/platform/access/make-once';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { reseal, seal, unseal } from './totp';

const NAME = 'ids';

/** The key for IDs of repeated calls. It outlives the shop's secret, so a retry never runs twice. */
export async function readIdKey(payload: Payload): Promise<void> {
  const sealing = { payload, account: NAME };
  const stored = await findOne(payload, 'shop-keys', { name: { equals: NAME } });
  const key = stored && unseal(sealing, stored.sealed);
  if (key) return setIdKey(payload, key);
  const data = { sealed: seal(sealing, payload.secret) };
  if (stored) {
    // It was encrypted with a secret that the settings don't have.
    const condition = [{ sealed: { equals: stored.sealed } }];
    await changeIf(payload, 'shop-keys', stored.id, { condition, data });
  } else await createUnlessTaken(payload, 'shop-keys', { id: randomUUID(), name: NAME, ...data });
  // Another server may have been first.
  return readIdKey(payload);
}

/** Encrypts everything again with the shop's newest secret, so the old one can be removed (rule 23.7). */
export async function resealAll(payload: Payload): Promise<void> {
  for (const { id, sealed } of await findAll(payload, 'shop-keys', { name: { equals: NAME } })) {
    const data = { sealed: reseal({ payload, account: NAME }, sealed) };
    await changeIf(payload, 'shop-keys', id, { condition: [{ sealed: { equals: sealed } }], data });
  }
  for (const { id, secret, newSecret, round } of await findAll(payload, 'second-factors')) {
    const sealing = { payload, account: id };
    const data = {
      secret: secret && reseal(sealing, secret),
      newSecret: newSecret && reseal(sealing, newSecret),
      round: round + 1,
    };
    await changeIf(payload, 'second-factors', id, { condition: [{ round: { equals: round } }], data });
  }
  for (const { id, name, privateKey } of await findAll(payload, 'push-keys')) {
    const data = { privateKey: reseal({ payload, account: name }, privateKey) };
    await changeIf(payload, 'push-keys', id, { condition: [{ privateKey: { equals: privateKey } }], data });
  }
}
