import type { Payload } from 'payload';
import type { Env } from '#server/env';
import type { Job } from '#server/jobs/run-due-job';
import { openPayments } from '#server/payments/open-payments';
import { recheckPayments } from '#server/payments/recheck-payments';

interface ShopJobs {
  payload: Payload;
  settings: Env;
}

/** Everything the shop does by the clock, on one of its servers at a time. */
export function shopJobs({ payload, settings }: ShopJobs): Job[] {
  const payments = openPayments(payload, settings);
  return payments.mode === 'off' ? [] : [recheckPayments(payload, payments.provider())];
}
