import { z } from 'zod';
import { keysOf } from '../words/keys-of';

/** The shop's checks of itself, in display order (rule 23.1). Each ID has its check in server/health/checks. */
export const CHECK_TITLE = {
  database: 'Database',
  disk: 'Free disk space',
  photos: 'Photo storage',
  backup: 'Backup',
  outbox: 'Outbox',
  email: 'Email',
  replies: 'Email replies',
  texts: 'Text messages',
  jobs: 'Jobs',
  payments: 'Payments',
  certificate: 'Certificate',
  clock: 'Clock',
  settings: 'Settings',
  heartbeat: 'Heartbeat',
  version: 'Version',
} as const;
export type CheckId = keyof typeof CHECK_TITLE;
export const CHECK_IDS = keysOf(CHECK_TITLE);

/** Only red needs action now, so only red is emailed. */
export const CHECK_STATE_LABEL = { red: 'Problem', warning: 'Warning', ok: 'OK', off: 'Off' } as const;
export const CHECK_STATES = keysOf(CHECK_STATE_LABEL);
export type CheckState = keyof typeof CHECK_STATE_LABEL;

const finding = z.object({
  state: z.enum(CHECK_STATES),
  found: z.string(),
  /** What to do about it. Null if there's nothing to do. */
  todo: z.nullable(z.string()),
});
export type Finding = z.infer<typeof finding>;

export const checkView = finding.extend({
  id: z.enum(CHECK_IDS),
  title: z.string(),
  at: z.iso.datetime(),
});
export type CheckView = z.infer<typeof checkView>;

/** GET and POST /api/admin/health. */
export const healthReport = z.object({ checks: z.array(checkView) });
export type HealthReport = z.infer<typeof healthReport>;
