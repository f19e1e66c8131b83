import type { Payload } from 'payload';
import { archiveMovements } from '#server/catalogue/change-stock';
import { drawWinner } from '#server/drawings/draw-winner';
import { followExtraWork } from '#server/extra-work/follow-extra-work';
import { removeWithdrawn } from '#server/gallery/remove-albums';
import { finishErasures } from '#server/own-account/erase-customer';
import { openPayments } from '#server/payments/open-payments';
import { followRefunds, recheckPayments } from '#server/payments/recheck-payments';
import { followUnpaid } from '#server/payments/unpaid-orders';
import { removeRaw, removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import { type Env, siteUrl } from '#server/platform/environment/env';
import { backfillHistories, removeFinished, removeOldEntries } from '#server/platform/jobs/remove-finished';
import type { Job } from '#server/platform/jobs/run-due-job';
import { createLimits } from '#server/platform/limits/limits';
import { followClock } from '#server/platform/outbox/follow-clock';
import { askForReviews, remindOfCare } from '#server/reviews/follow-up-orders';
import { followLabels, removeLabels } from '#server/shipments/follow-labels';
import { openLabels } from '#server/shipments/open-labels';
import { recheckPackages } from '#server/shipments/recheck-packages';
import { followTexts } from '#server/texts/follow-texts';
import { openTexts } from '#server/texts/open-texts';

const HOUR_MS = 60 * 60 * 1000;
const FREQUENT_MS = 5 * 60 * 1000;

export function shopJobs(payload: Payload, settings: Env): Job[] {
  const payments = openPayments(payload, settings);
  const store = openPhotoStore(settings);
  const labels = openLabels(settings);
  const texts = openTexts(settings);
  return [
    { name: 'clear-limits', everyMs: HOUR_MS, run: createLimits(payload, settings.RATE_LIMITS).clearExpired },
    { name: 'after-clock-change', everyMs: FREQUENT_MS, run: (did) => followClock(payload, did) },
    { name: 'drawing', everyMs: HOUR_MS, run: () => drawWinner(payload, new Date()) },
    { name: 'remove-raw-uploads', everyMs: FREQUENT_MS, run: (did) => removeRaw({ store, did }) },
    { name: 'remove-unused-photos', everyMs: HOUR_MS, run: (did) => removeUnused({ payload, store, did }) },
    { name: 'unpaid-orders', everyMs: FREQUENT_MS, run: (did) => followUnpaid(payload, new Date(), did) },
    { name: 'extra-work', everyMs: FREQUENT_MS, run: (did) => followExtraWork(payload, new Date(), did) },
    { name: 'ask-for-reviews', everyMs: HOUR_MS, run: (did) => askForReviews(payload, new Date(), did) },
    { name: 'care-reminders', everyMs: HOUR_MS, run: (did) => remindOfCare(payload, new Date(), did) },
    { name: 'finish-erasures', everyMs: FREQUENT_MS, run: (did) => finishErasures({ payload, store, did }) },
    {
      name: 'withdrawn-albums',
      everyMs: FREQUENT_MS,
      run: (did) => removeWithdrawn({ payload, store }, did),
    },
    { name: 'keep-old-stories', everyMs: 24 * HOUR_MS, run: (did) => backfillHistories(payload, did) },
    removeOldEntries(payload),
    { name: 'file-stock-movements', everyMs: HOUR_MS, run: (did) => archiveMovements(payload, did) },
    removeFinished(payload, settings.KEEP_DAYS),
    // Finishes labels that were bought before the key was removed.
    removeLabels(payload, store),
    ...(labels.isOn
      ? [followLabels(payload, labels.provider(), store), recheckPackages(payload, labels.provider())]
      : []),
    ...(texts ? [followTexts({ payload, siteUrl: siteUrl(settings), texts })] : []),
    ...(payments.mode === 'off'
      ? []
      : [recheckPayments(payload, payments.provider()), followRefunds(payload, payments.provider())]),
  ];
}
