import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { makeStaff } from './factories';
import { allAre, oneIs } from './ten-at-once';

const newEmail = () => `bo-${randomUUID()}@staff.example`;

/** The owner's calls about staff and exports, for ten windows at the same time. */
export const staffWritings = (payload: () => Payload) => {
  const prepare = async () => (await makeStaff(payload())).id;
  return {
    'POST /api/staff': {
      prepare: async () => newEmail(),
      body: (_n: number, email: string) => ({ name: 'Bo Stitch', email, role: 'bench' }),
      statuses: oneIs(201, 409),
    },
    'PATCH /api/staff/:id': { prepare, body: (n: number) => ({ active: n % 2, email: newEmail() }) },
    'DELETE /api/staff/:id': { prepare, statuses: oneIs(200, 404) },
    'POST /api/staff/:id/invitation': { prepare, statuses: allAre(200) },
    'POST /api/admin/exports': { body: () => ({ what: 'orders', count: 1 }) },
  };
};
