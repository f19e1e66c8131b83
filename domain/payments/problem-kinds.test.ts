import { describe, expect, it } from 'vitest';
import { newPayment, newRefund } from '../orders/ledger';
import { PAYMENT_PROBLEM, problemsAfterRefunds } from './payment-problem';
import { problemId, problemKind, problemsToEmail, withProblem } from './problem-kinds';

const MONEY = { cents: 8000, currency: 'USD' };
const dispute = (status: string, id = 'PP-1') =>
  PAYMENT_PROBLEM.dispute({ id, status, answerBy: undefined }, 'C1', MONEY);
const LINES: Record<keyof typeof PAYMENT_PROBLEM, string> = {
  paidTwice: PAYMENT_PROBLEM.paidTwice('C1', MONEY),
  wrongAmount: PAYMENT_PROBLEM.wrongAmount('C1', MONEY, { total: 9000, unpaid: 9000 }),
  foreign: PAYMENT_PROBLEM.foreign('C1'),
  canceled: PAYMENT_PROBLEM.canceled('C1', MONEY),
  refunded: PAYMENT_PROBLEM.refunded('C1', MONEY),
  unrecordedRefund: PAYMENT_PROBLEM.unrecordedRefund('C1'),
  reversed: PAYMENT_PROBLEM.reversed('C1', MONEY),
  canceledPaid: PAYMENT_PROBLEM.canceledPaid('C1'),
  totalChanged: PAYMENT_PROBLEM.totalChanged('C1', 8000, 9000),
  refundFailed: PAYMENT_PROBLEM.refundFailed('C1', MONEY),
  refundUndone: PAYMENT_PROBLEM.refundUndone('C1', MONEY),
  refundUnanswered: PAYMENT_PROBLEM.refundUnanswered('C1', MONEY),
  dispute: dispute('OPEN'),
  orderGone: PAYMENT_PROBLEM.orderGone('C1 $80.00 COMPLETED'),
};

describe('problemKind', () => {
  it('gives each kind its own title and advice', () => {
    const kinds = Object.values(LINES).map((line) => problemKind(line));
    expect(new Set(kinds.map((kind) => kind?.title)).size).toBe(kinds.length);
    for (const kind of kinds) expect(kind?.todo).toMatch(/\.$/);
    expect(problemKind('Call the bank.')).toBeNull();
  });

  it('recognizes a failed refund in the words of older orders, and a later refund settles it', () => {
    const older = 'PayPal did not give back $80.00 of capture C1: give it back another way.';
    expect(problemKind(older)?.title).toBe('Refund failed');
    const at = '2026-11-25T12:00:00.000Z';
    const part = { at, amount: 8000, how: 'paypal', isCounted: true, captureId: 'C1' } as const;
    const failed = newRefund({ ...part, id: 'failed', status: 'failed' });
    const made = newRefund({ ...part, id: 'made', status: 'succeeded' });
    const order = {
      id: 'an-order',
      status: 'received',
      paymentStatus: 'succeeded',
      total: 9000,
      movements: [newPayment({ id: 'paid', at, amount: 9000, captureId: 'C1' }), failed, made],
    };
    for (const problems of [older, LINES.refundFailed])
      expect(problemsAfterRefunds({ problems, order, ended: [made] }), problems).toBeNull();
    const other = older.replace('C1', 'C2');
    expect(problemsAfterRefunds({ problems: other, order, ended: [made] })).toBe(other);
  });

  it("emails each kind once, except a failed refund and the owner's words", () => {
    const all = [...Object.values(LINES), 'Call the bank.'].join('\n');
    const emailed = Object.values(LINES).filter((line) => line !== LINES.refundFailed);
    expect(problemsToEmail(null, all)).toEqual(emailed);
    expect(problemsToEmail(all, `${all}\n`)).toEqual([]);
    expect(problemsToEmail(null, LINES.paidTwice, [LINES.paidTwice])).toEqual([]);
    expect(problemsToEmail(dispute('OPEN'), dispute('UNDER_REVIEW'))).toEqual([]);
  });

  it('keeps one line per dispute, with its latest status, and never reopens an ended one', () => {
    expect(withProblem(null, LINES.paidTwice)).toBe(LINES.paidTwice);
    expect(withProblem(LINES.paidTwice, LINES.paidTwice)).toBeNull();
    const both = withProblem(LINES.dispute, LINES.paidTwice);
    const ended = dispute('RESOLVED_SELLER_FAVOUR');
    expect(withProblem(both, ended)).toBe(`${ended}\n${LINES.paidTwice}`);
    expect(withProblem(ended, dispute('WAITING_FOR_SELLER_RESPONSE'))).toBeNull();
    expect(withProblem(ended, dispute('OPEN', 'PP-2'))).toBe(`${ended}\n${dispute('OPEN', 'PP-2')}`);
    expect(problemId(ended)).toBe(problemId(LINES.dispute));
  });
});
