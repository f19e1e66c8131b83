import { CHECK_IDS } from '#domain/health/health-checks';
import { findOne } from '#server/platform/database/find';
import { checkRowName, isRedRound, storedCheck } from '#server/platform/health/stored-check';
import { waitOrDrop } from '#server/platform/outbox/enqueue';
import type { HandlerTable } from '#server/platform/outbox/handle-row';
import type { EmailSettings } from './email-settings';
import { shopEmailSender } from './shop-email';
import { healthChanged } from './templates/health-emails';

/** Handles emails to the owner about the shop's checks (rule 23.2). */
export function healthEmailHandlers(settings: EmailSettings) {
  const send = shopEmailSender(settings);
  return {
    'mail:health': async ({ check, round = '' }, row) => {
      const id = CHECK_IDS.find((each) => each === check);
      if (!id) return 'drop';
      const stored = await findOne(settings.payload, 'health', { name: { equals: checkRowName(id) } });
      const turned = Number(round);
      // The email is queued before the change it's about is stored, so after a crash the change may be missing.
      if (!stored || (stored.round ?? 0) < turned) return waitOrDrop(row);
      const { last, red = last } = storedCheck.parse(stored.facts);
      const isRed = isRedRound(turned);
      return send(row, ({ sender, ownerEmail }) => ({
        to: ownerEmail,
        content: healthChanged(isRed ? red : last, isRed, sender),
      }));
    },
  } satisfies Partial<HandlerTable>;
}
