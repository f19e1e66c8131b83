import { textProblem } from '#domain/texts/text-problems';
import { block, type EmailContent, type EmailSender, muted, text } from './email-content';
import type { EmailedOrder } from './emailed-order';
import { orderButton } from './order-email-parts';

/** Emails the owner about a number that can't get texts, with the provider's code. */
export const textsDontArrive = (order: EmailedOrder, sender: EmailSender, code: string): EmailContent => ({
  subject: `Texts don't reach ${order.customerName}: order ${order.number}`,
  preview: `${order.customerName}'s number can't get texts.`,
  heading: "Texts don't arrive",
  parts: [
    text`${order.customerName} asked for texts about order ${order.number}, but ${order.customerPhone} can't get any:`,
    block`${textProblem(code)}`,
    text`They still get our emails. If you know a better number, change it on the order and ask them to turn texts on
      again.`,
    orderButton(order, sender),
    muted`We won't text this number again unless they agree once more. You get this email once for each number.`,
  ],
});
