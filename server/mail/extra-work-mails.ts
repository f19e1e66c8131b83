import { createElement } from 'react';
import { type ExtraWork, extraWorkOf } from '#domain/orders/extra-work';
import { isGivenUp } from '#server/outbox/enqueue';
import type { OutboxHandler, OutboxHandlers } from '#server/outbox/handle-row';
import type { Order, Outbox } from '../../payload-types';
import type { MailSettings } from './mail-settings';
import { orderMailSender } from './order-mails';

const SAID = { accepted: 'accepted', declined: 'declined', expired: 'did not answer' } as const;
type Told = keyof typeof SAID;

/** The outbox handlers of the mails about extra work (rule 16.4). */
export function extraWorkMailHandlers(settings: MailSettings) {
  const { toCustomer, toOwner } = orderMailSender(settings);
  return {
    'mail:extra-work': asking(false),
    'mail:extra-work-reminder': asking(true),
    'mail:extra-work-expired': over('expired'),
    'mail:extra-work-withdrawn': over('withdrawn'),
    'mail:extra-work-accepted': answered('accepted'),
    'mail:extra-work-declined': answered('declined'),
    'mail:extra-work-unanswered': answered('expired'),
  } satisfies Partial<OutboxHandlers>;

  /** Dropped once there is nothing left to answer. */
  function asking(isReminder: boolean): OutboxHandler {
    return toCustomer({
      subject: ({ number }) =>
        isReminder ? `Please answer: order ${number}` : `We found something: order ${number}`,
      body: async (order, sender, { stored, data }) =>
        createElement((await import('./templates/extra-work-proposed')).ExtraWorkProposed, {
          order,
          extraWork: told(stored, data),
          isReminder,
          ...sender,
        }),
      holds: (order, data, row) =>
        isNow(order, data, row, (each) => {
          if (each.status !== 'open' || Date.parse(each.expiresAt) <= Date.now()) return false;
          return !isReminder || each.remindedAt !== null ? true : 'later';
        }),
    });
  }

  function over(status: 'expired' | 'withdrawn'): OutboxHandler {
    return toCustomer({
      subject: ({ number }) =>
        status === 'expired' ? `Not answered in time: order ${number}` : `No extra work: order ${number}`,
      body: async (order, sender, { stored, data }) =>
        createElement((await import('./templates/extra-work-over')).ExtraWorkOver, {
          order,
          extraWork: told(stored, data),
          isExpired: status === 'expired',
          ...sender,
        }),
      holds: (order, data, row) => isNow(order, data, row, (each) => hasEnded(each, status)),
    });
  }

  function answered(status: Told): OutboxHandler {
    return toOwner({
      subject: ({ number, customerName }) => `${customerName} ${SAID[status]}: extra work on order ${number}`,
      body: async (order, sender, { stored, data }) =>
        createElement((await import('./templates/extra-work-answered')).ExtraWorkAnswered, {
          order,
          extraWork: told(stored, data),
          said: SAID[status],
          ...sender,
        }),
      holds: (order, data, row) => isNow(order, data, row, (each) => hasEnded(each, status)),
    });
  }
}

function found({ extraWork }: Order, { extraId }: Record<string, string>): ExtraWork | undefined {
  return extraWorkOf(extraWork).find(({ id }) => id === extraId);
}

/** The proposal that a mail is about; its mail goes out only while there is one. */
function told(order: Order, data: Record<string, string>): ExtraWork {
  const extraWork = found(order, data);
  if (!extraWork) throw new Error(`order ${order.id} has no extra work ${data.extraId}`);
  return extraWork;
}

/** A mail is queued before what it tells is stored: until that is given up, it comes again. */
function isNow(
  order: Order,
  data: Record<string, string>,
  row: Outbox,
  holds: (extraWork: ExtraWork) => boolean | 'later',
): boolean | 'later' {
  const extraWork = found(order, data);
  const held = extraWork ? holds(extraWork) : 'later';
  return held === 'later' && isGivenUp(row) ? false : held;
}

function hasEnded(extraWork: ExtraWork, status: ExtraWork['status']): boolean | 'later' {
  if (extraWork.status === 'open') return 'later';
  return extraWork.status === status;
}
