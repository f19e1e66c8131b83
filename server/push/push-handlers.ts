import type { Payload } from 'payload';
import { z } from 'zod';
import { PUSH_KINDS, pushKindOf, pushText, TEST_PUSH } from '#domain/push/push-kinds';
import { quietUntil } from '#domain/push/quiet-hours';
import { findAll } from '#server/platform/database/find';
import { enqueue, keysUnder } from '#server/platform/outbox/enqueue';
import type { HandlerTable, OutboxHandlers } from '#server/platform/outbox/handle-row';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Outbox } from '../../payload-types';
import { type ReachableDevice, reachableDevices } from './push-devices';
import { type PushSender, sendPush } from './send-push';

/** A notification that's later than this isn't needed, because the dashboard shows it. */
const GIVE_UP_MS = 4 * 60 * 60 * 1000;

const aboutEvent = z.object({
  what: z.enum(PUSH_KINDS),
  orderId: z.string().optional(),
  questionId: z.string().optional(),
});

const eventOf = ({ payload }: Outbox) => {
  const { data } = aboutEvent.safeParse(payload);
  return data && { kind: data.what, about: data };
};

/** Queues notifications with the emails to the owner about the same event (rule 22.2), even while emails can't be sent. */
export function withPush(payload: Payload, handlers: OutboxHandlers): OutboxHandlers {
  return (kind) => {
    const what = pushKindOf(kind);
    if (!what) return handlers(kind);
    return async (data, row) => {
      let outcome: Awaited<ReturnType<ReturnType<OutboxHandlers>>> | null = null;
      try {
        outcome = await handlers(kind)(data, row);
        return outcome;
      } finally {
        // Any other outcome means that the event didn't happen, or hasn't happened yet.
        if (outcome === 'done' || outcome === null)
          await enqueue(payload, 'push', { key: `${row.key}:push`, data: { ...idsIn(data), what } });
      }
    };
  };
}

const idsIn = ({ orderId, questionId }: Record<string, string>) => ({
  ...(orderId && { orderId }),
  ...(questionId && { questionId }),
});

/** The start of the keys of everything held for a device until the same moment. */
const heldKey = (deviceId: string, until: string) => `push:${deviceId}:${until}:`;

/** Handles notifications: an event becomes a row for each device, due when the device's quiet hours end. */
export function pushHandlers(sender: PushSender) {
  const { payload } = sender;
  return {
    push: async (data, row) => {
      const event = eventOf(row);
      if (!event) return 'drop';
      const now = new Date();
      for (const device of await reachableDevices(payload)) {
        if (!device.kinds.includes(event.kind)) continue;
        const until = quietUntil(now, device.quiet);
        const key = until
          ? `${heldKey(device.id, until.toISOString())}${row.key}`
          : `${row.key}:${device.id}`;
        await enqueue(payload, 'push:device', {
          key,
          data: { ...data, deviceId: device.id, ...(until && { until: until.toISOString() }) },
          delayMs: until ? until.getTime() - now.getTime() : 0,
        });
      }
      return 'done';
    },

    'push:device': async ({ deviceId = '', what = '', until }, row) => {
      const dueSince = Date.now() - Date.parse(until ?? row.createdAt);
      const [device] = await reachableDevices(payload, { id: { equals: deviceId } });
      if (!device || dueSince > GIVE_UP_MS) return 'drop';
      if (what === TEST) return sendPush(sender, { device, text: TEST_PUSH, id: row.id });
      const rows = until
        ? await findAll(payload, 'outbox', { and: keysUnder(heldKey(deviceId, until)) }, 'key')
        : [row];
      // One row is sent for all that were held.
      if (rows[0]?.id !== row.id) return 'drop';
      const events = rows.flatMap((each) => eventOf(each) ?? []).filter(isWantedBy(device));
      if (events.length === 0) return 'drop';
      return sendPush(sender, { device, text: pushText(events), id: row.id });
    },
  } satisfies Partial<HandlerTable>;
}

const isWantedBy =
  ({ kinds }: ReachableDevice) =>
  ({ kind }: { kind: (typeof PUSH_KINDS)[number] }) =>
    kinds.includes(kind);

const TEST = 'test';

export async function queueTestPush(payload: Payload, deviceId: string): Promise<void> {
  const key = `push:${deviceId}:test:${Date.now()}`;
  await enqueue(payload, 'push:device', { key, data: { deviceId, what: TEST } });
  wakeOutbox(payload);
}
