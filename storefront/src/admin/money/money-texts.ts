import { formatCount } from '#domain/wire/money';
import { plural } from '#domain/words/plural';

export const ledger = 'Ledger';
export const amount = 'Amount';
export const fee = 'Fee';
export const counted = 'Counted';
export const reason = 'Reason';

export const feeAmount = (amount: string) => `, fee ${amount}`;

export const notCountedPaidTwice = "Not counted (paid twice, or for an order that couldn't take it)";
export const testPaymentsNoMoney = 'Test payments (no money moved)';
export const figuresOfMonth = 'Figures of the month';
export const net = 'Net';
export const afterFees = (amount: string) => `${amount} after fees`;
export const fees = 'Fees';
export const paypalDidntReportPayments = (count: number) =>
  `PayPal didn't report ${plural(count, { one: '1 payment', other: `${count} payments` })}`;
export const stillDue = 'Still due';
export const onThisMonthsOrders = "on this month's orders";
export const ordersThisMonth = (count: number) =>
  `${plural(count, { one: '1 order', other: `${formatCount(count)} orders` })} this month`;
export const notInFigures = 'Not in the figures';
export const paidAmount = (amount: string) => `${amount} paid`;
export const refundedAmount = (amount: string) => `${amount} refunded`;
export const feesAmount = (amount: string) => `${amount} fees`;

export const eachDayChart = (month: string) =>
  `Paid and refunded on each day of ${month}. The table below has the same figures.`;
export const eachDay = 'Each Day';
export const eachDayLabel = 'Each day';
export const byHowPaid = 'By How It Was Paid';
export const byHowPaidLabel = 'By how it was paid';
export const byService = 'By Service';
export const byServiceLabel = 'By service';

export const monthOfBooks = 'Month of the books';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';

export const loadingTheBooks = 'Loading the books';
export const booksDidntLoad = "The books didn't load";
export const noMoneyMoved = (month: string) => `No money moved in ${month}`;

export const shippingLine = (earned: string, labels: string, refunded: string) =>
  `Shipping: ${earned} charged on this month's orders, ${labels} spent on labels, ${refunded} refunded by carriers.`;
export const textsLine = (count: number, amount: string) =>
  `Text messages: ${plural(count, { one: '1 text', other: `${count} texts` })} for ${amount}.`;
export const labelRefunds = 'Label refunds';
export const notRevenue = 'Not part of revenue';
