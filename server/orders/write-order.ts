import type { Payload } from 'payload';
import { problemsOfChange, withProblem } from '#domain/payment-problem';
import { writeFields } from '#server/access/write-fields';
import { ShopError } from '#server/errors/shop-error';
import { problemIs } from '#server/payments/problem-is';
import type { Admin, Order } from '../../payload-types';
import { findOrder } from './find-order';

/** Others write the order at the same moment; more rounds than that are no coincidence. */
const ROUNDS = 20;

interface WriteOrder {
  payload: Payload;
  user: Admin;
  id: string;
  /** What to write on the order as it is now; asked again when a payment came in between. */
  change: (stored: Order) => Promise<Partial<Order>> | Partial<Order>;
}

/**
 * Writes the owner's change of an order in one statement that holds only while its payment is as the change knew it. A cancel
 * or another total of an order that is paid is told on it in the same statement. Throws a ShopError.
 */
export async function writeOrder({ payload, user, id, change }: WriteOrder): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const stored = await findOrder(payload, id);
    if (!stored) throw new ShopError('NOT_FOUND');
    const { paypalCaptureId, paymentStatus, paymentProblem } = stored;
    const data = await change(stored);
    const told = tellChange(stored, data);
    const onlyIf = [
      { paypalCaptureId: paypalCaptureId ? { equals: paypalCaptureId } : { exists: false } },
      { paymentStatus: { equals: paymentStatus } },
      ...('paymentProblem' in told ? [problemIs('paymentProblem', paymentProblem)] : []),
    ];
    const written = await writeFields({
      payload,
      user,
      collection: 'orders',
      id,
      data: { ...data, ...told },
      onlyIf: { and: onlyIf },
    });
    if (written) return;
  }
  throw new ShopError('CONFLICT');
}

/** What a change of a paid order adds to its problems, as a field to write; nothing for any other change. */
export function tellChange(
  stored: Order,
  changes: Partial<Order>,
  told: Order['paymentProblem'] = stored.paymentProblem,
): Pick<Partial<Order>, 'paymentProblem'> {
  let problems = told;
  for (const problem of problemsOfChange(stored, changes))
    problems = withProblem(problems, problem) ?? problems;
  return problems === told ? {} : { paymentProblem: problems };
}
