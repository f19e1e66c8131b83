import type { Payload } from 'payload';
import { type LedgerEntry, ledgerOf, newRefund, providedHow } from '#domain/orders/ledger';
import { pendingRefunds } from '#domain/orders/refunds';
import { PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { CURRENCY } from '#domain/wire/money';
import { findOrder, writeOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import { log } from '#server/platform/tools/log';
import type { Order } from '../../payload-types';
import { paymentOf } from './attempts';
import { flagOrder } from './flag-order';
import { type Paying, ProviderError, type ProviderRefund, unlessGone } from './providers/provider';

/** 'later' means that the shop may be making this refund right now. */
type Recorded = 'done' | 'later' | 'unknown';

/** Records a refund from here or elsewhere (rule 16.7). Safe to repeat. 'unknown' without order or payment. */
export async function recordRefund(
  payload: Payload,
  orderId: string,
  refund: ProviderRefund,
): Promise<Recorded> {
  const by = { role: 'provider' } as const;
  const written = await writeOrder(payload, orderId, by, (order) => judge(order, refund));
  if (!written) return 'unknown';
  const { recorded, known, problem } = written.verdict;
  if (known?.status === 'pending') await endPart(payload, orderId, known, refund);
  else if (known) await flagUndoneRefund(payload, orderId, known, refund);
  if (problem) await flagOrder(payload, orderId, problem);
  return recorded;
}

interface Judged {
  recorded: Recorded;
  known?: LedgerEntry;
  problem?: string;
  write?: { data: { movements: LedgerEntry[] } };
}

function judge(order: Order, refund: ProviderRefund): Judged {
  const known = knownPart(order, refund);
  if (known) return { recorded: 'done', known };
  const payment = refund.captureId ? paymentOf(order, refund.captureId) : null;
  if (!payment) return { recorded: 'unknown' };
  if (isBeingAsked(order, refund)) return { recorded: 'later' };
  return foreign(refund, payment);
}

/** We don't know yet about a refund that failed here and succeeded later. */
function knownPart(order: Order, refund: ProviderRefund): LedgerEntry | undefined {
  return ledgerOf(order).find(
    ({ id, kind, status, providerId }) =>
      kind === 'refund' &&
      (providerId === refund.id || id === refund.requestId || id === foreignId(refund)) &&
      (status !== 'failed' || entryStatus(refund) === 'failed'),
  );
}

const foreignId = ({ id }: ProviderRefund) => `refund:${id}`;

/** The shop may still be waiting for the answer to this very refund. */
function isBeingAsked(order: Order, { captureId, amount }: ProviderRefund): boolean {
  return ledgerOf(order).some(
    (each) =>
      each.kind === 'refund' &&
      each.status === 'pending' &&
      each.providerId === null &&
      each.captureId === captureId &&
      each.amount === amount.cents,
  );
}

/** Records a refund that was made elsewhere. It counts only if its payment did. */
function foreign(refund: ProviderRefund, { isCounted }: LedgerEntry): Judged {
  const { captureId, amount } = refund;
  if (!captureId || !amount.cents || amount.currency !== CURRENCY)
    return { recorded: 'done', problem: PAYMENT_PROBLEM.refunded(captureId ?? '', amount) };
  const id = foreignId(refund);
  const made = { id, at: new Date().toISOString(), status: entryStatus(refund), amount: amount.cents };
  const of = { captureId, providerId: refund.id, how: providedHow(captureId), isCounted };
  return { recorded: 'done', write: { data: { movements: [newRefund({ ...made, ...of })] } } };
}

function entryStatus({ id, status }: ProviderRefund): LedgerEntry['status'] {
  switch (status) {
    case 'COMPLETED':
      return 'succeeded';
    case 'FAILED':
    case 'CANCELLED':
      return 'failed';
    case 'PENDING':
      return 'pending';
    default:
      log.error({ refund: id, status }, 'payments: a refund of a status that is not known');
      return 'pending';
  }
}

async function endPart(
  payload: Payload,
  orderId: string,
  part: LedgerEntry,
  refund: ProviderRefund | null,
): Promise<void> {
  const outcome = refund
    ? { status: entryStatus(refund), providerId: refund.id }
    : { status: 'failed' as const };
  if (outcome.status === 'pending' && part.providerId) return;
  // The provider may have refunded another amount than we asked for.
  const cents = refund?.amount.currency === CURRENCY ? refund.amount.cents : null;
  const entries = [{ ...part, ...outcome, amount: cents || part.amount }];
  const by = { role: 'provider' } as const;
  await changeIf(payload, 'orders', orderId, { data: { movements: entries }, by });
}

async function flagUndoneRefund(
  payload: Payload,
  orderId: string,
  part: LedgerEntry,
  refund: ProviderRefund,
): Promise<void> {
  if (part.status !== 'succeeded' || entryStatus(refund) !== 'failed') return;
  const problem = PAYMENT_PROBLEM.refundUndone(part.captureId ?? '', refund.amount);
  await flagOrder(payload, orderId, problem);
}

/** How long we can repeat a request for a refund, in ms. The provider keeps its request ID for 45 days. */
const ASK_AGAIN_MS = 30 * 24 * 60 * 60 * 1000;

/** Asks the provider about an order's pending refunds and records the answers (rule 16.6). Throws the last 'away' ProviderError. */
export async function askRefunds({ payload, provider }: Paying, orderId: string): Promise<void> {
  const order = await findOrder(payload, orderId);
  if (!order) return;
  let away: ProviderError | null = null;
  for (const part of pendingRefunds(order)) {
    try {
      const refund = await requestRefund({ payload, provider, order, part });
      await endPart(payload, orderId, part, refund);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ orderId, problem: error.message }, 'payments: a refund without an answer');
      away = error;
    }
  }
  if (away) throw away;
}

interface Ask extends Paying {
  order: Order;
  part: LedgerEntry;
}

/** Returns null if the provider refuses. Throws a ProviderError if we don't know whether it did. */
async function requestRefund(request: Ask): Promise<ProviderRefund | null> {
  const { provider, order, part } = request;
  if (part.providerId) return provider.getRefund(part.providerId);
  if (!part.captureId) return null;
  if (Date.now() - new Date(part.at).getTime() > ASK_AGAIN_MS) return findRefund(request);
  try {
    const { captureId, amount, id: requestId, notify, reason } = part;
    const note = notify ? (reason ?? '') : '';
    return await provider.refundCapture({ captureId, orderId: order.id, amount, requestId, note });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.problem === 'away') throw error;
    log.warn({ orderId: order.id, problem: error.message }, 'payments: a refund was refused');
    // An earlier call may have succeeded without our getting its answer.
    return findRefund(request);
  }
}

async function findRefund({ payload, provider, order, part }: Ask): Promise<ProviderRefund | null> {
  const paid = ledgerOf(order).find(
    ({ kind, captureId }) => kind === 'payment' && captureId === part.captureId,
  );
  const paypalOrderId =
    paid?.providerId ?? (paid?.captureId === order.paypalCaptureId && order.paypalOrderId);
  if (!paypalOrderId) return null;
  const { refunds = [] } = (await unlessGone(() => provider.getOrder(paypalOrderId))) ?? {};
  const own = refunds.find(({ requestId }) => requestId === part.id);
  if (own) return own;
  for (const refund of refunds) await recordRefund(payload, order.id, refund);
  return null;
}
