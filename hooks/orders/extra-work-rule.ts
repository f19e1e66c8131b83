import { extraWorkOf, takesExtraWork, withExtraWork, withoutOpen } from '#domain/orders/extra-work';
import type { Rule } from '#server/database/rule';

/**
 * Extra work stays as it was shown to the customer, by whatever door a write comes: what a writer gives as `extraWork` is added, or
 * ends what is open (rule 16.3). An order that is shipped or canceled asks its customer nothing any more.
 */
export const keepExtraWork: Rule<'orders'> = {
  name: 'keep-extra-work',
  of: ['extraWork', 'status'],
  reads: ['version'],
  before: ({ stored, changes }) => {
    const known = extraWorkOf(stored?.extraWork);
    const now = withExtraWork(known, extraWorkOf(changes.extraWork));
    const status = changes.status ?? stored?.status;
    const kept = !status || takesExtraWork(status) ? now : withoutOpen(now, new Date().toISOString());
    return kept.length === 0 ? {} : { extraWork: kept };
  },
};
