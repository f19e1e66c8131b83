import { createHash, randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import {
  type NewPushDevice,
  type PushChoice,
  type PushDeviceView,
  pushChoice,
} from '#domain/push/push-contract';
import { type PushKindName, pushKindsFor } from '#domain/push/push-kinds';
import { isPushAddress, PUSH_DEVICES_MAX } from '#domain/push/push-services';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Admin, PushDevice } from '../../payload-types';

interface OwnDevices {
  payload: Payload;
  account: string;
}

const ownedBy = ({ account }: OwnDevices): Where => ({ account: { equals: account } });

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

const choiceOf = ({ kinds, quiet }: PushDevice): PushChoice =>
  pushChoice.parse({ kinds, quiet: quiet ?? null });

/** One person's devices, newest first, without their addresses. */
export async function listPushDevices(own: OwnDevices & { session: string }): Promise<PushDeviceView[]> {
  const devices = await findAll(own.payload, 'push-devices', ownedBy(own), ['-createdAt', '-id']);
  return devices.map((device) => ({
    ...choiceOf(device),
    id: device.id,
    createdAt: device.createdAt,
    userAgent: device.userAgent ?? null,
    isCurrent: device.session === own.session,
  }));
}

interface AddPushDevice extends OwnDevices {
  session: string;
  userAgent?: string;
  device: NewPushDevice;
  ownService: string | undefined;
}

/** Stores a browser's subscription, or changes it, and returns its ID. Throws PUSH_SERVICE_UNKNOWN or PUSH_DEVICES_FULL. */
export async function addPushDevice(add: AddPushDevice): Promise<string> {
  const { payload, account, session, userAgent, ownService } = add;
  const { endpoint, ...choice } = add.device;
  if (!isPushAddress(endpoint, ownService)) throw new ShopError('PUSH_SERVICE_UNKNOWN');
  const endpointHash = hashOf(endpoint);
  const data = { ...choice, account, session, endpoint, endpointHash, userAgent };
  const stored = await findOne(payload, 'push-devices', { endpointHash: { equals: endpointHash } });
  if (stored?.account === account) {
    if (await changeIf(payload, 'push-devices', stored.id, { condition: [ownedBy(add)], data }))
      return stored.id;
    return addPushDevice(add);
  }
  const { length } = await findAll(payload, 'push-devices', ownedBy(add));
  if (length >= PUSH_DEVICES_MAX) throw new ShopError('PUSH_DEVICES_FULL');
  // Someone else was signed in to this browser before.
  if (stored) await removePushDevices(payload, { id: { equals: stored.id } });
  const id = randomUUID();
  const isCreated = await createUnlessTaken(payload, 'push-devices', { id, ...data });
  return isCreated ? id : addPushDevice(add);
}

/** Moves this browser's subscription to the caller's session. False if it isn't theirs. */
export async function keepPushDevice(
  { session, ...own }: OwnDevices & { session: string },
  endpoint: string,
): Promise<boolean> {
  const where: Where = { and: [ownedBy(own), { endpointHash: { equals: hashOf(endpoint) } }] };
  const device = await findOne(own.payload, 'push-devices', where);
  if (!device) return false;
  const moved = await changeIf(own.payload, 'push-devices', device.id, { data: { session } });
  return moved !== null;
}

/** Changes what a device gets. False if it isn't theirs. */
export async function changePushDevice(own: OwnDevices, id: string, data: PushChoice): Promise<boolean> {
  return (await changeIf(own.payload, 'push-devices', id, { condition: [ownedBy(own)], data })) !== null;
}

/** Finds one of a person's devices. */
export function findPushDevice(own: OwnDevices, id: string): Promise<PushDevice | null> {
  return findOne(own.payload, 'push-devices', { and: [{ id: { equals: id } }, ownedBy(own)] });
}

export async function removePushDevices(payload: Payload, where: Where): Promise<void> {
  await payload.db.deleteMany({ collection: 'push-devices', where });
}

/** Moves devices to the new session if their session was replaced by another of the same sign-in. */
export async function movePushDevices(payload: Payload, from: string, to: string): Promise<void> {
  for (const { id } of await findAll(payload, 'push-devices', { session: { equals: from } }))
    await changeIf(payload, 'push-devices', id, { data: { session: to } });
}

const endpointKeys = z.object({ p256dh: z.string(), auth: z.string() });

export interface ReachableDevice extends PushChoice {
  id: string;
  endpoint: string;
  keys: z.output<typeof endpointKeys>;
  kinds: PushKindName[];
}

function reachable(device: PushDevice, account: Admin | undefined): ReachableDevice | null {
  if (!account?.hash || account.active === false) return null;
  const { kinds, quiet } = choiceOf(device);
  const allowed = pushKindsFor(account.role).filter((kind) => kinds.includes(kind));
  const { id, endpoint } = device;
  return { id, endpoint, keys: endpointKeys.parse(device.keys), kinds: allowed, quiet };
}

/** The matching devices of people who can get notifications right now. */
export async function reachableDevices(payload: Payload, where: Where = {}): Promise<ReachableDevice[]> {
  const devices = await findAll(payload, 'push-devices', where);
  const ids = [...new Set(devices.map(({ account }) => account))];
  const accounts = await findAll(payload, 'admins', { id: { in: ids } });
  return devices.flatMap(
    (device) =>
      reachable(
        device,
        accounts.find(({ id }) => id === device.account),
      ) ?? [],
  );
}
