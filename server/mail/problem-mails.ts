import { createElement } from 'react';
import { orderNumber } from '#domain/orders/order-number';
import { problemKind, problemLines, WITHOUT_ORDER } from '#domain/payments/problem-kinds';
import { storedStory } from '#server/orders/present-order';
import { isGivenUp } from '#server/outbox/enqueue';
import type { OutboxHandler, OutboxHandlers } from '#server/outbox/handle-row';
import { problemKey } from '#server/payments/problem-mails';
import type { PaymentAttempt } from '../../payload-types';
import type { MailSettings } from './mail-settings';
import { orderMailSender } from './order-mails';
import { shopMailSender } from './shop-mail';

type Data = Record<string, string>;

const told = (lines: readonly string[], { problem }: Data) =>
  lines.find((line) => problemKey(line) === problem);
const titleOf = (line = '') => problemKind(line)?.title ?? 'Payment problem';
const subjectOf = (number: string, line?: string) =>
  `Payment problem: ${titleOf(line).toLowerCase()}, order ${number}`;

/** The outbox handlers of what the owner is emailed about money that needs a look (rule 12.4). */
export function problemMailHandlers(settings: MailSettings) {
  const { payload } = settings;
  const send = shopMailSender(settings);
  const aboutOrder = orderMailSender(settings).toOwner({
    subject: ({ number }, data, stored) => subjectOf(number, told(problemLines(stored.paymentProblem), data)),
    body: async (order, sender, { stored, data }) => {
      const text = told(problemLines(stored.paymentProblem), data) ?? '';
      const { PaymentProblem } = await import('./templates/payment-problem');
      const todo = problemKind(text)?.todo ?? '';
      const { number } = order;
      return createElement(PaymentProblem, { title: titleOf(text), text, todo, number, order, ...sender });
    },
    holds: (stored, data, row) => {
      if (told(problemLines(stored.paymentProblem), data)) return true;
      // Settled before its email went out, or not stored yet.
      const lines = storedStory(stored).map(({ text }) => text);
      return told(lines, data) || isGivenUp(row) ? false : 'later';
    },
  });

  /** Of money whose order was deleted. */
  const aboutPayment: OutboxHandler = async (data, row) => {
    const attempt = await payload.db.findOne<PaymentAttempt>({
      collection: 'payment-attempts',
      where: { id: { equals: data.attemptId ?? '' } },
    });
    const text = told(problemLines(attempt?.problem), data);
    if (!attempt || !text) return isGivenUp(row) ? 'drop' : 'later';
    const number = orderNumber(attempt.orderId);
    return send(row, async ({ sender, ownerEmail }) => {
      const { PaymentProblem } = await import('./templates/payment-problem');
      const mail = { title: titleOf(text), text, todo: WITHOUT_ORDER, number, order: null };
      const body = createElement(PaymentProblem, { ...mail, ...sender });
      return { to: ownerEmail, subject: subjectOf(number, text), body };
    });
  };

  return {
    'mail:payment-problem': (data, row) => (data.attemptId ? aboutPayment : aboutOrder)(data, row),
  } satisfies Partial<OutboxHandlers>;
}
