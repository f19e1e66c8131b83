import { describe, expect, it } from 'vitest';
import { PAYMENT_PROBLEM } from './payment-problem';
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
