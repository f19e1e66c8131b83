import type { EmailContent, EmailSender } from './templates/email-content';
import type { EmailedOrder } from './templates/emailed-order';
import { careReminder, newReview, reviewRequest } from './templates/review-emails';

interface Samples {
  order: EmailedOrder;
  greeting: string;
}

export const sampleReviewEmails = (sender: EmailSender, { order, greeting }: Samples) =>
  ({
    'mail:review-request': reviewRequest({ ...order, status: 'shipped' }),
    'mail:new-review': newReview(
      {
        number: order.number,
        name: 'Robin C.',
        stars: 5,
        text: 'Feels like new.\nThe web is tight again.',
      },
      sender,
    ),
    'mail:care-reminder': careReminder(
      {
        greeting,
        service: order.items.map(({ serviceName }) => serviceName).join(', '),
        serviceId: order.items[0]?.serviceId,
        unsubscribeUrl: `${sender.siteUrl}/api/unsubscribe/some-token`,
      },
      sender,
    ),
  }) satisfies Record<string, EmailContent>;
