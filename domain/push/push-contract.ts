import { z } from 'zod';
import { documentId, timestamp } from '../wire/wire';
import { PUSH_KINDS } from './push-kinds';

const kinds = z.array(z.enum(PUSH_KINDS)).max(PUSH_KINDS.length * 2);

const NO_TIME = 'Enter a time, for example 10:00 PM';
const time = z.string(NO_TIME).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, NO_TIME);

/** Null if notifications may come at any time. */
export const quietHours = z.nullable(z.object({ from: time, to: time }));

/** PATCH /api/admin/push-devices/:id, and the Security page's form. */
export const pushChoice = z.object({ kinds, quiet: quietHours });
export type PushChoice = z.output<typeof pushChoice>;

const endpoint = z.string().min(1).max(2000);
// A P-256 point and 16 bytes, in base64url.
const point = z.string().regex(/^B[\w-]{86}=?$/);
const secret = z.string().regex(/^[\w-]{22}(?:==)?$/);

/** POST /api/admin/push-devices: the browser's subscription, and what to send. */
export const newPushDevice = pushChoice.extend({ endpoint, keys: z.object({ p256dh: point, auth: secret }) });
export type NewPushDevice = z.output<typeof newPushDevice>;

export const currentPushDevice = z.object({ endpoint });
export const currentPushAnswer = z.object({ isKnown: z.boolean() });

const pushDevice = pushChoice.extend({
  id: documentId,
  createdAt: timestamp,
  userAgent: z.nullable(z.string()),
  isCurrent: z.boolean(),
});
export type PushDeviceView = z.infer<typeof pushDevice>;

/** GET /api/admin/push-devices. */
export const pushSettings = z.object({
  /** The shop's public key, which browsers subscribe with (RFC 8292). */
  publicKey: z.string(),
  /** The shop's time zone, for quiet hours: 'America/New_York'. */
  timeZone: z.string(),
  kinds: z.array(z.enum(PUSH_KINDS)),
  devices: z.array(pushDevice),
});
export type PushSettings = z.infer<typeof pushSettings>;
