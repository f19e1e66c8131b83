import { STAFF_ADMIN_CALLS } from '#domain/api-calls/staff-calls';
import { changeStaff, inviteAgain, inviteStaff, removeStaff } from '#server/staff/change-staff';
import { listStaff } from '#server/staff/find-staff';
import { route } from './route';

const calls = STAFF_ADMIN_CALLS;

/** Who works in the shop (rule 18.1). */
export const staffRoutes = [
  route(calls.staff, ({ payload }) => listStaff(payload)),
  route(calls.inviteStaff, ({ payload, user, body, idempotencyKey }) =>
    inviteStaff({ payload, user, input: body, idempotencyKey }),
  ),
  route(calls.changeStaff, ({ payload, user, id, body }) =>
    changeStaff({ payload, user, id, changes: body }),
  ),
  route(calls.removeStaff, ({ payload, user, id }) => removeStaff({ payload, user, id })),
  route(calls.inviteAgain, ({ payload, user, id }) => inviteAgain({ payload, user, id })),
];
