import type { Payload } from 'payload';
import { fileMovementsJob } from '#server/catalogue/change-stock';
import { drawWinner } from '#server/drawings/draw-winner';
import { extraWorkJob } from '#server/extra-work/follow-extra-work';
import { finishErasures } from '#server/own-account/erase-customer';
import { openPayments } from '#server/payments/open-payments';
import { followRefunds, recheckPayments } from '#server/payments/recheck-payments';
import { unpaidOrders } from '#server/payments/unpaid-orders';
import { removeRaw, removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import type { Env } from '#server/platform/environment/env';
import { keepOldStories, removeFinished, removeOldEntries } from '#server/platform/jobs/remove-finished';
import type { Job } from '#server/platform/jobs/run-due-job';
import { createLimits } from '#server/platform/limits/limits';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

export function shopJobs(payload: Payload, settings: Env): Job[] {
  const payments = openPayments(payload, settings);
  const store = openPhotoStore(settings);
  return [
    { name: 'clear-limits', everyMs: HOUR_MS, run: createLimits(payload, settings.RATE_LIMITS).clearExpired },
    { name: 'drawing', everyMs: HOUR_MS, run: () => drawWinner(payload, new Date()) },
    { name: 'remove-raw-uploads', everyMs: 5 * MINUTE_MS, run: (did) => removeRaw({ store, did }) },
    { name: 'remove-unused-photos', everyMs: HOUR_MS, run: (did) => removeUnused({ payload, store, did }) },
    unpaidOrders(payload),
    extraWorkJob(payload),
    {
      name: 'finish-erasures',
      everyMs: 5 * MINUTE_MS,
      run: (did) => finishErasures({ payload, store, did }),
    },
    keepOldStories(payload),
    removeOldEntries(payload),
    fileMovementsJob(payload),
    removeFinished(payload, settings.KEEP_DAYS),
    ...(payments.mode === 'off'
      ? []
      : [recheckPayments(payload, payments.provider()), followRefunds(payload, payments.provider())]),
  ];
}
