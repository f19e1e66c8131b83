import type { ApiCalls } from './api-call';

/** Where packages are, as their carriers report it (rules 27.10 to 27.19). */
export const TRACKING_CALLS = {
  easypostWebhook: {
    call: 'POST /api/easypost/webhook',
    role: 'anyone',
    summary:
      "EasyPost's webhook events about packages. The signature is checked on the raw body, before anything in it is read. 404 unless `EASYPOST_WEBHOOK_SECRET` is set.",
    status: 204,
    from: 'programs',
    takes: 'bytes',
    refusals: ['BAD_SIGNATURE'],
  },
} as const satisfies ApiCalls;
