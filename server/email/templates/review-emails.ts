import { isReviewable } from '#domain/follow-ups/follow-up';
import { reviewsAddress } from '#domain/lists/dashboard-address';
import { firstName } from '#domain/messages/greeting';
import { orderPlaceholders } from '#domain/messages/placeholders';
import { PAGES, withQuery } from '#domain/pages/pages';
import { REVIEW_PART } from '#domain/reviews/review-place';
import { STARS_MAX } from '#domain/reviews/stars';
import { block, button, type EmailContent, type EmailSender, lines, muted, text } from './email-content';
import type { EmailedOrder } from './emailed-order';
import type { OrderEmails } from './order-email';
import { orderStamp } from './order-email-parts';
import { unsubscribeFooter } from './people-emails';

export const reviewRequest = (order: EmailedOrder): EmailContent => ({
  subject: `How does your glove feel? Order ${order.number}`,
  preview: 'Tell us in a minute.',
  heading: 'How does it feel?',
  opening: {
    email: 'mail:review-request',
    defaultLine: text`Hi ${order.greeting}, your glove has been back with you for a few days. How does it feel? Give us one to
      five stars, and a few words if you like:`,
    stays: text`Give us one to five stars, and a few words if you like:`,
    values: orderPlaceholders(order),
  },
  parts: [
    button('Write a review', `${order.trackUrl}#${REVIEW_PART}`),
    text`Is something not right? Just reply to this email and we'll take care of it.`,
    orderStamp(order),
    muted`We may show your review on our home page with your first name and initial. You can remove it at any time. We
      ask once for each order.`,
  ],
});

interface NewReview {
  number: string;
  name: string;
  stars: number;
  text: string;
}

export const newReview = (
  { number, name, stars, text: review }: NewReview,
  sender: EmailSender,
): EmailContent => ({
  subject: `New review from ${name}: order ${number}`,
  preview: `${name} gave ${stars} of ${STARS_MAX} stars.`,
  heading: 'New review',
  parts: [
    text`${name} gave order ${number} ${`${stars} of ${STARS_MAX} stars${review ? ':' : '.'}`}`,
    review !== '' && block`${lines(review)}`,
    button('Read it in the dashboard', `${sender.siteUrl}${reviewsAddress()}`),
    muted`Your home page shows it once you approve it. You can answer it there, too. ${name} can change it until you
      approve it.`,
  ],
});

interface CareReminder {
  greeting: string;
  service: string;
  serviceId: string | undefined;
  unsubscribeUrl: string;
}

export const careReminder = (
  { greeting, service, serviceId, unsubscribeUrl }: CareReminder,
  sender: EmailSender,
): EmailContent => ({
  subject: 'Time to check your laces',
  preview: "It's been ten months since we sent your glove back.",
  heading: 'Check your laces',
  opening: {
    email: 'mail:care-reminder',
    defaultLine: text`Hi ${greeting}, it's been ten months since we sent your glove back. Laces stretch and dry out with use, and
      a loose one wears on the leather around it.`,
    values: { 'first name': firstName(greeting) },
  },
  parts: [
    text`Pull on each lace, starting at the web. If one is stiff, frayed, or loose, we're here. Last time it was:
      ${service}.`,
    button('Order again', `${sender.siteUrl}${withQuery(PAGES.order, { service: serviceId })}`),
    text`If everything's tight, enjoy the season.`,
  ],
  footer: unsubscribeFooter(
    sender,
    "You're getting this because you're on our mailing list.",
    unsubscribeUrl,
  ),
});

export const REVIEW_EMAILS = {
  'mail:review-request': {
    content: reviewRequest,
    shouldSend: (order) => (order.reviewAskedAt ? isReviewable(order) : 'later'),
  },
} satisfies OrderEmails;
