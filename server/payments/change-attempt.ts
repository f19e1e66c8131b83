import type { Payload, Where } from 'payload';
import type { PaymentAttempt } from '../../payload-types';

interface ChangeAttempt {
  payload: Payload;
  attempt: PaymentAttempt;
  /** Only written while this holds: what is settled never goes back to being open. */
  onlyIf?: Where;
  data: Partial<PaymentAttempt>;
}

/** Writes what became of a try to pay, in one statement. False when `onlyIf` did not hold. */
export async function changeAttempt({
  payload,
  attempt,
  onlyIf = {},
  data,
}: ChangeAttempt): Promise<boolean> {
  const written = await payload.db.updateOne({
    collection: 'payment-attempts',
    options: { atomic: true },
    where: { and: [{ id: { equals: attempt.id } }, onlyIf] },
    data: { ...data },
  });
  return Boolean(written);
}
