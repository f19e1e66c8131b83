import { z } from 'zod';
import { documentId } from '../wire/wire';

interface ProblemKind {
  starts: RegExp;
  title: string;
  todo: string;
  hasOwnEmail?: true;
}

const REFUND_IT = "Refund it from the order's refund panel.";
const BY_HAND = 'refund it another way and record that on the order';

export const WITHOUT_ORDER =
  "There's no order to refund it from: refund it at PayPal, or enter the order again.";

export const REFUND_FAILED: ProblemKind = {
  // Older orders have the second wording.
  starts: /^PayPal (?:couldn't refund|did not give back) /,
  title: 'Refund failed',
  todo: `Try again from the order's refund panel, or ${BY_HAND}.`,
  hasOwnEmail: true,
};

const KINDS: readonly ProblemKind[] = [
  { starts: /^Paid twice: /, title: 'Paid twice', todo: REFUND_IT },
  {
    starts: /^Paid after it was canceled: /,
    title: 'Paid after it was canceled',
    todo: `${REFUND_IT} Or set the order back to work and do it.`,
  },
  {
    starts: /^Canceled after it was paid: /,
    title: 'Canceled after it was paid',
    todo: `${REFUND_IT} Or set the order back to work and do it.`,
  },
  {
    starts: /^The total was changed /,
    title: 'Total changed after it was paid',
    todo: "Refund the difference from the order's refund panel, or ask the customer to pay it.",
  },
  {
    starts: /^PayPal capture \S+ is /,
    title: 'Wrong amount paid',
    todo: `${REFUND_IT} Then ask the customer to pay what's due.`,
  },
  {
    starts: /^PayPal capture \S+ belongs to another order/,
    title: 'Payment of another order',
    todo: "Look the payment up at PayPal. If it doesn't belong to any order, refund it there.",
  },
  {
    starts: /^PayPal capture \S+ was refunded before /,
    title: 'Refunded before it was recorded',
    todo: 'The customer has this money again. Ask them to pay again, or cancel the order.',
  },
  {
    starts: /^PayPal refunded /,
    title: 'Refund made at PayPal',
    todo: "Compare PayPal's refunds with the order's, and record the one that's missing.",
  },
  {
    starts: /^PayPal took /,
    title: 'Payment reversed',
    todo: 'Find out why at PayPal. Then ask the customer to pay again, or cancel the order.',
  },
  REFUND_FAILED,
  {
    starts: /^PayPal first gave back /,
    title: 'Refund undone',
    todo: `Look it up at PayPal. If the customer didn't get it, ${BY_HAND}.`,
  },
  {
    starts: /^PayPal has not ended the refund /,
    title: 'Refund without an answer',
    todo: `Look it up at PayPal. If it never went through, ${BY_HAND}.`,
  },
  {
    starts: /^PayPal dispute \S+ about /,
    title: 'Dispute',
    todo: "Answer it in PayPal's Resolution Center by its date, with photos and the tracking number.",
  },
  {
    starts: /^Its order was deleted/,
    title: 'Paid for a deleted order',
    todo: WITHOUT_ORDER,
  },
];

/** What a problem is about and what to do. Null for the owner's own words. */
export function problemKind(line: string): ProblemKind | null {
  return KINDS.find(({ starts }) => starts.test(line)) ?? null;
}

const DISPUTE = /^(PayPal dispute \S+) about /;
const isOpenDispute = (line: string) => /: (open|waiting for \w+ response|under review|other)\./.test(line);

/** Identifies a problem across its lines. A dispute stays the same one as it progresses. */
export function problemId(line: string): string {
  return DISPUTE.exec(line)?.[1] ?? line;
}

export function problemLines(stored: string | null | undefined): string[] {
  return (stored ?? '').split('\n').filter((line) => line !== '');
}

/** The problems plus one more, or null if that changes nothing. Webhook events come in any order, so an ended dispute stays ended. */
export function withProblem(stored: string | null | undefined, problem: string): string | null {
  const lines = problemLines(stored);
  const place = lines.findIndex((line) => problemId(line) === problemId(problem));
  const known = lines[place];
  if (known === undefined) return [...lines, problem].join('\n');
  if (known === problem || (isOpenDispute(problem) && !isOpenDispute(known))) return null;
  return lines.with(place, problem).join('\n');
}

/** The problems in `after` that are new and don't have an email of their own. */
export function problemsToEmail(
  before: string | null | undefined,
  after: string | null | undefined,
  earlier: readonly string[] = [],
): string[] {
  const known = new Set([...problemLines(before), ...earlier].map(problemId));
  return problemLines(after).filter((line) => {
    const kind = problemKind(line);
    return kind !== null && !kind.hasOwnEmail && !known.has(problemId(line));
  });
}

/** POST /api/orders/:id/settled: the problems as the owner read them, so newer ones stay. */
export const settleRequest = z.object({ problem: z.string().min(1).max(10_000) });

const problemEntry = z.object({
  /** The order's ID, or the payment attempt's if its order was deleted. */
  id: documentId,
  orderId: z.string(),
  /** Null if the order was deleted. */
  customerName: z.string().nullable(),
  problem: z.string(),
});
export type ProblemEntry = z.output<typeof problemEntry>;

/** GET /api/admin/payment-problems: the newest few, and the total number. */
export const problemsAnswer = z.object({ problems: z.array(problemEntry), total: z.int().min(0) });
export type ProblemsAnswer = z.output<typeof problemsAnswer>;
