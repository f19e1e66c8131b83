import type { Payload, Where } from 'payload';
import { OUTBOX_KIND_LABEL } from '#domain/email/outbox';
import { agoText } from '#domain/health/health-words';
import { findAll } from '#server/platform/database/find';
import { type Check, ok, red, warning } from '../check';

/** A row that's this late isn't just waiting its turn. */
const LATE_MS = 30 * 60 * 1000;

const countRows = async (payload: Payload, ...conditions: Where[]) =>
  (await payload.db.count({ collection: 'outbox', where: { and: conditions } })).totalDocs;

const is = (status: string): Where => ({ status: { equals: status } });

export const outbox: Check = {
  run: async ({ payload, now, isRunning }) => {
    const isDue = { dueAt: { less_than_equal: now.toISOString() } };
    const waiting = await countRows(payload, is('pending'));
    const retried = await countRows(payload, is('pending'), { attempts: { greater_than: 1 } });
    const failed = await countRows(payload, is('failed'));
    const [oldest] = await findAll(payload, 'outbox', { and: [is('pending'), isDue] }, 'dueAt', 1);
    const late = oldest && now.getTime() - Date.parse(oldest.dueAt) > LATE_MS;
    const found = [
      `${waiting} waiting, ${retried} being retried, ${failed} failed.`,
      oldest ? ` The oldest was due ${agoText(oldest.dueAt, now)} (${OUTBOX_KIND_LABEL[oldest.kind]}).` : '',
    ].join('');
    if (late && isRunning)
      return red(found, 'Restart the shop. If they still wait, look in the log for lines with "outbox".');
    if (late) return warning(found, 'They go out when the shop runs again.');
    if (failed > 0)
      return warning(found, 'Open Outgoing email in the editor and choose Send again, or delete them.');
    return ok(found);
  },
};
