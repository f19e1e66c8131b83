import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import type { LimitKind } from '#domain/api-calls/limit-table';
import { mailboxOf } from '#domain/customers/contact';
import { isVisitorsEmail, type OutboxKind } from '#domain/email/outbox';
import { isProvenAddress } from '#server/accounts/find-customer';
import { auditHandlers } from '#server/audit/audited';
import { TooManyError } from '#server/platform/errors/shop-error';
import type { Limits } from '#server/platform/limits/limits';
import {
  type OutboxHandler,
  type OutboxHandlers,
  type PutOff,
  RefusedForGood,
} from '#server/platform/outbox/handle-row';
import { pushHandlers, withPush } from '#server/push/push-handlers';
import type { Outbox } from '../../payload-types';
import type { EmailSettings } from './email-settings';
import { healthEmailHandlers } from './health-email-handlers';
import { labelEmailHandlers } from './label-email-handlers';
import { orderEventHandlers } from './order-events';
import { peopleEmailHandlers } from './people-email-handlers';
import { testEmailHandlers } from './preview-email';
import { problemEmailHandlers } from './problem-email-handlers';
import { reviewEmailHandlers } from './review-email-handlers';
import { orderEmailSender } from './shop-email';
import { EXTRA_WORK_EMAILS } from './templates/extra-work-emails';
import { ORDER_EMAILS } from './templates/order-emails';
import { PACKAGE_EMAILS } from './templates/package-emails';
import { PAYMENT_EMAILS } from './templates/payment-emails';
import { REVIEW_EMAILS } from './templates/review-emails';
import { STATUS_EMAILS } from './templates/status-emails';
import { textHandlers } from './text-handlers';

// Emails about problems have their own handlers, because they can outlive their order.
const ABOUT_ORDERS = {
  ...ORDER_EMAILS,
  ...STATUS_EMAILS,
  ...PAYMENT_EMAILS,
  ...EXTRA_WORK_EMAILS,
  ...PACKAGE_EMAILS,
  ...REVIEW_EMAILS,
};

const isAboutOrder = (kind: OutboxKind): kind is keyof typeof ABOUT_ORDERS =>
  Object.hasOwn(ABOUT_ORDERS, kind);

export function emailHandlers(settings: EmailSettings): OutboxHandlers {
  const aboutOrder = orderEmailSender(settings);
  const others = {
    ...orderEventHandlers(settings),
    ...problemEmailHandlers(settings),
    ...healthEmailHandlers(settings),
    ...labelEmailHandlers(settings),
    ...reviewEmailHandlers(settings),
    ...peopleEmailHandlers(settings),
    ...testEmailHandlers(settings),
    ...auditHandlers(settings.payload),
    ...pushHandlers(settings),
    ...textHandlers(settings),
  };
  const handlers: OutboxHandlers = (kind) =>
    isAboutOrder(kind) ? aboutOrder(ABOUT_ORDERS[kind]) : others[kind];
  return withPush(settings.payload, withLimits(settings, handlers));
}

const DELAY_MAX_MS = 6 * 60 * 60 * 1000;

/** Visitors' emails above the limit wait, and in the end fail where the owner sees it (decision 009). */
export function withLimits({ payload, limits }: EmailSettings, handlers: OutboxHandlers): OutboxHandlers {
  if (!limits) return handlers;
  const limited =
    (handler: OutboxHandler): OutboxHandler =>
    async (data, row) => {
      if (!row.recipient || !isVisitorsEmail(row.kind, data)) return handler(data, row);
      const kind = (await isProvenAddress(payload, row.recipient)) ? 'mail-proven' : 'mail-unproven';
      const mailbox = mailboxOf(row.recipient);
      const delay = await takeOrDelay({ limits, kind, mailbox, row });
      if (delay) return delay;
      let isSent = false;
      try {
        const outcome = await handler(data, row);
        isSent = outcome === 'done';
        return outcome;
      } finally {
        if (!isSent) await limits.uncount(kind, mailbox);
      }
    };
  return (kind) => limited(handlers(kind));
}

interface Take {
  limits: Limits;
  kind: LimitKind;
  mailbox: string;
  row: Outbox;
}

async function takeOrDelay({ limits, kind, mailbox, row }: Take): Promise<PutOff | null> {
  try {
    await limits.take(kind, mailbox);
    return null;
  } catch (error) {
    if (!(error instanceof TooManyError)) throw error;
    if (Date.now() - new Date(row.createdAt).getTime() > DELAY_MAX_MS)
      throw new RefusedForGood(SERVER_MESSAGES.mailHeldBack);
    return { putOffMs: error.retryAfterSeconds * 1000, why: SERVER_MESSAGES.mailPutOff };
  }
}
