import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { makeOrderView } from './make-order-view';
import { allAre, oneIs } from './ten-at-once';
import { newDevice } from './valid-security-bodies';

/** The owner's calls about second factors, passkeys, notifications, and order views, for ten windows at the same time. */
export const securityWritings = (payload: () => Payload) => {
  const view = async () => (await makeOrderView(payload(), { overrideAccess: true })).id;
  const unknown = async () => randomUUID();
  return {
    'POST /api/admin/2fa/setup': { body: () => ({}) },
    'POST /api/admin/2fa/enable': { body: () => ({ code: 'no code' }) },
    'POST /api/admin/2fa/disable': { body: () => ({}) },
    'POST /api/admin/2fa/recovery-codes': { body: () => ({}) },
    'POST /api/admin/confirm': { body: () => ({ password: 'a wrong one' }) },
    'POST /api/admin/passkeys/options': { body: () => ({}) },
    'POST /api/admin/passkeys': { body: () => ({}), statuses: allAre(400) },
    'PATCH /api/admin/passkeys/:id': {
      prepare: unknown,
      body: () => ({ name: 'Phone' }),
      statuses: allAre(404),
    },
    'DELETE /api/admin/passkeys/:id': { prepare: unknown, statuses: allAre(404) },
    'DELETE /api/admin/sessions/:id': { prepare: unknown, statuses: allAre(404) },
    'POST /api/admin/push-devices': { body: newDevice, statuses: allAre(201) },
    'POST /api/admin/push-devices/current': { body: () => ({ endpoint: newDevice().endpoint }) },
    'PATCH /api/admin/push-devices/:id': {
      prepare: unknown,
      body: () => ({ kinds: [], quiet: null }),
      statuses: allAre(404),
    },
    'DELETE /api/admin/push-devices/:id': { prepare: unknown, statuses: allAre(404) },
    'POST /api/admin/push-devices/:id/test': { prepare: unknown, statuses: allAre(404) },
    'POST /api/admin/order-views': {
      body: () => ({ name: 'Late ones', filters: { due: 'overdue' } }),
      statuses: oneIs(201, 409),
    },
    'PATCH /api/admin/order-views/:id': { prepare: view, body: () => ({ name: 'Another name' }) },
    'DELETE /api/admin/order-views/:id': { prepare: view, statuses: oneIs(200, 404) },
  };
};
