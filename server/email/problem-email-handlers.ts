import { orderNumber } from '#domain/orders/order-number';
import { problemKind, problemLines, WITHOUT_ORDER } from '#domain/payments/problem-kinds';
import { storedHistory } from '#server/orders/present-order';
import { problemKey } from '#server/payments/problem-emails';
import { waitOrDrop } from '#server/platform/outbox/enqueue';
import type { HandlerTable, OutboxHandler } from '#server/platform/outbox/handle-row';
import type { PaymentAttempt } from '../../payload-types';
import type { EmailSettings } from './email-settings';
import { orderEmailSender, shopEmailSender } from './shop-email';
import type { RowData } from './templates/order-email';
import { paymentProblem } from './templates/payment-emails';

const findProblem = (lines: readonly string[], { problem }: RowData) =>
  lines.find((line) => problemKey(line) === problem);

function problemText(description: string, number: string) {
  const { title = 'Payment problem', todo = '' } = problemKind(description) ?? {};
  return {
    subject: `Payment problem: ${title.toLowerCase()}, order ${number}`,
    title,
    description,
    todo,
    number,
  };
}

/** Handles emails to the owner about payment problems (rule 12.4). */
export function problemEmailHandlers(settings: EmailSettings) {
  const { payload } = settings;
  const send = shopEmailSender(settings);
  const aboutOrder = orderEmailSender(settings)({
    content: (order, sender, stored, data) => {
      const description = findProblem(problemLines(stored.paymentProblem), data) ?? '';
      return paymentProblem({ ...problemText(description, order.number), order }, sender);
    },
    shouldSend: (stored, data) => {
      if (findProblem(problemLines(stored.paymentProblem), data)) return true;
      // Either the problem was settled before its email went out, or it isn't stored yet.
      const lines = storedHistory(stored).map(({ text }) => text);
      return findProblem(lines, data) ? false : 'later';
    },
  });

  // This is for a payment whose order was deleted.
  const aboutPayment: OutboxHandler = async (data, row) => {
    const attempt = await payload.db.findOne<PaymentAttempt>({
      collection: 'payment-attempts',
      where: { id: { equals: data.attemptId ?? '' } },
    });
    const description = findProblem(problemLines(attempt?.problem), data);
    if (!attempt || !description) return waitOrDrop(row);
    const problem = {
      ...problemText(description, orderNumber(attempt.orderId)),
      todo: WITHOUT_ORDER,
      order: null,
    };
    return send(row, ({ sender, ownerEmail }) => ({
      to: ownerEmail,
      content: paymentProblem(problem, sender),
    }));
  };

  return {
    'mail:payment-problem': (data, row) => (data.attemptId ? aboutPayment : aboutOrder)(data, row),
  } satisfies Partial<HandlerTable>;
}
