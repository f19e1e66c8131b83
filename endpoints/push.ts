import { PUSH_CALLS } from '#domain/api-calls/push-calls';
import { pushKindsFor } from '#domain/push/push-kinds';
import { serverTimeZone } from '#domain/shop-settings/text-hours';
import { sessionOf } from '#server/accounts/session';
import { ShopError } from '#server/platform/errors/shop-error';
import {
  addPushDevice,
  changePushDevice,
  findPushDevice,
  keepPushDevice,
  listPushDevices,
  removePushDevices,
} from '#server/push/push-devices';
import { queueTestPush } from '#server/push/push-handlers';
import { readPushKeys } from '#server/push/push-keys';
import { signedInFrom } from './middleware/caller-address';
import { routesOf } from './route';

/** Calls for notifications on a person's own devices (rule 22.2). */
export const pushRoutes = routesOf(PUSH_CALLS, {
  pushDevices: async ({ payload, user }) => ({
    publicKey: (await readPushKeys(payload)).publicKey,
    timeZone: serverTimeZone(),
    kinds: pushKindsFor(user.role),
    devices: await listPushDevices({ payload, account: user.id, session: sessionOf(user) }),
  }),
  addPushDevice: async ({ payload, req, user, body: device, emailSettings: { pushService } }) => {
    const by = { payload, account: user.id, session: sessionOf(user) };
    const { userAgent } = signedInFrom(req);
    return { id: await addPushDevice({ ...by, userAgent, device, ownService: pushService }) };
  },
  currentPushDevice: async ({ payload, user, body: { endpoint } }) => {
    const by = { payload, account: user.id, session: sessionOf(user) };
    return { isKnown: await keepPushDevice(by, endpoint) };
  },
  changePushDevice: async ({ payload, user, id, body: choice }) => {
    if (!(await changePushDevice({ payload, account: user.id }, id, choice)))
      throw new ShopError('NOT_FOUND');
  },
  removePushDevice: async ({ payload, user, id }) => {
    if (!(await findPushDevice({ payload, account: user.id }, id))) throw new ShopError('NOT_FOUND');
    await removePushDevices(payload, { id: { equals: id } });
  },
  testPushDevice: async ({ payload, limits, user, id }) => {
    if (!(await findPushDevice({ payload, account: user.id }, id))) throw new ShopError('NOT_FOUND');
    await limits.take('push-test', user.id);
    await queueTestPush(payload, id);
  },
});
