import type { Payload } from 'payload';
import { HOUR_MS, MINUTE_MS } from '#domain/wire/durations';
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

const FREQUENT_MS = 5 * MINUTE_MS;

export function shopJobs(payload: Payload, settings: Env): Job[] {
  const payments = openPayments(payload, settings);
  const store = openPhotoStore(settings);
  const labels = openLabels(settings);
  const texts = openTexts(settings);
  return [
    { name: 'clear-limits', everyMs: HOUR_MS, run: createLimits(payload, settings.RATE_LIMITS).clearExpired },
    { name: 'after-clock-change', everyMs: FREQUENT_MS, run: (tally) => followClock(payload, tally) },
    { name: 'drawing', everyMs: HOUR_MS, run: () => drawWinner(payload, new Date()) },
    { name: 'remove-raw-uploads', everyMs: FREQUENT_MS, run: (tally) => removeRaw({ store, tally }) },
    {
      name: 'remove-unused-photos',
      everyMs: HOUR_MS,
      run: (tally) => removeUnused({ payload, store, tally }),
    },
    { name: 'unpaid-orders', everyMs: FREQUENT_MS, run: (tally) => followUnpaid(payload, new Date(), tally) },
    { name: 'extra-work', everyMs: FREQUENT_MS, run: (tally) => followExtraWork(payload, new Date(), tally) },
    { name: 'ask-for-reviews', everyMs: HOUR_MS, run: (tally) => askForReviews(payload, new Date(), tally) },
    { name: 'care-reminders', everyMs: HOUR_MS, run: (tally) => remindOfCare(payload, new Date(), tally) },
    {
      name: 'finish-erasures',
      everyMs: FREQUENT_MS,
      run: (tally) => finishErasures({ payload, store, tally }),
    },
    {
      name: 'withdrawn-albums',
      everyMs: FREQUENT_MS,
      run: (tally) => removeWithdrawn({ payload, store }, tally),
    },
    { name: 'keep-old-stories', everyMs: 24 * HOUR_MS, run: (tally) => backfillHistories(payload, tally) },
    removeOldEntries(payload),
    { name: 'file-stock-movements', everyMs: HOUR_MS, run: (tally) => archiveMovements(payload, tally) },
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
