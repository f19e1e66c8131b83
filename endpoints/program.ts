import type { Payload } from 'payload';
import type { FailureCode } from '#domain/api-calls/failures';
import { PROGRAM_CALLS } from '#domain/api-calls/program-calls';
import { openApi } from '#server/api-docs/open-api';
import { log } from '#server/platform/tools/log';
import { route } from './route';

const calls = PROGRAM_CALLS;
const UP = { status: 'ok' } as const;

/**
 * What the program says of itself (rule 14.2). A bucket or a mail server that is away does not count
 * as not ready: orders are taken without them, and a proxy must not take the shop away as well.
 */
export const programRoutes = [
  route(calls.healthz, () => UP),
  route(calls.readyz, async ({ payload, res }) => {
    if (await isReady(payload)) return UP;
    const code: FailureCode = 'DATABASE_AWAY';
    res.status(503).json({ status: 'unavailable', code });
    return undefined;
  }),
  route(calls.openApi, () => openApi()),
];

async function isReady(payload: Payload): Promise<boolean> {
  try {
    await payload.db.findOne({ collection: 'admins', where: { id: { exists: true } } });
    return true;
  } catch (error) {
    log.error({ err: error }, 'readyz: the database does not answer');
    return false;
  }
}
