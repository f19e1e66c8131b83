import { expect } from 'vitest';
import { findOrder } from '#server/orders/find-order';
import { storedHistory } from '#server/orders/present-order';
import { openPhotoStore } from '#server/photos/s3-store';
import { readMailbox } from '#server/replies/read-mailbox';
import type { Order } from '../../payload-types';
import { ownerClient } from './client';
import { collectEmails, deliver } from './deliver';
import { startDovecot } from './dovecot';
import type { Email } from './emails';
import { makeOrder, makeService } from './factories';
import { testShop } from './test-shop';

/** An order whose customer has an email to reply to. */
export interface AnsweredOrder {
  order: Order;
  email: Email;
}

/** Starts a shop that reads replies from a real IMAP server. */
export async function replyShop() {
  const mail = await startDovecot();
  const shop = await testShop({ IMAP_URL: mail.url });
  const owner = await ownerClient(shop);
  const { id: serviceId } = await makeService(shop.payload);
  const { payload } = shop;
  return {
    shop,
    mail,
    /** Makes an order and sends its customer a message. */
    write: async (data: Partial<Order> = {}): Promise<AnsweredOrder> => {
      const order = await makeOrder(payload, serviceId, { status: 'received', ...data });
      await collectEmails(shop);
      await owner('POST', `/api/orders/${order.id}/messages`, { text: 'Which lace do you want?' });
      await deliver(shop);
      const emails = await collectEmails(shop);
      const email = emails.find(({ subject }) => subject.startsWith('A message about your order'));
      if (!email) throw new Error('the customer got no email');
      return { order, email };
    },
    /** Reads the mailbox like the job. Returns what happened to each new email, by outcome. */
    read: async () => {
      const done: Record<string, number> = {};
      const tally = (what: string, count: number) => {
        done[what] = (done[what] ?? 0) + count;
      };
      await readMailbox({ payload, store: openPhotoStore(shop.settings), address: mail.url, tally });
      return done;
    },
    /** The customer's messages on an order, oldest first. */
    messagesOn: async (orderId: string) => {
      const order = await findOrder(payload, orderId);
      expect(order).not.toBeNull();
      return order
        ? storedHistory(order)
            .filter(({ kind, actor }) => kind === 'message' && actor.role === 'customer')
            .map(({ text, data }) => ({ text, data }))
        : [];
    },
  };
}

interface Reply {
  from?: string;
  inReplyTo?: string;
  references?: string;
  messageId?: string;
  headers?: Record<string, string>;
  text?: string;
}

let count = 0;

/** A customer's reply to one of the shop's emails, as a simple email program writes it. */
export function replyTo({ order, email }: AnsweredOrder, reply: Reply = {}): string {
  count += 1;
  const headers = {
    From: reply.from ?? `Robin Reader <${order.customerEmail}>`,
    To: 'owner@test.example',
    Subject: `Re: ${email.subject}`,
    'Message-ID': reply.messageId ?? `<reply-${count}@mail.test>`,
    'In-Reply-To': reply.inReplyTo ?? email.messageId,
    References: reply.references ?? `${email.headers.get('references')} ${email.messageId}`,
    Date: 'Mon, 2 Nov 2026 10:00:00 -0500',
    ...reply.headers,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${head.join('')}\r\n${(reply.text ?? 'The tan one, please.').replaceAll('\n', '\r\n')}\r\n`;
}
