import type { Delivery, MessageChannel } from '#domain/orders/thread';

export const cameBy = {
  page: "on the order's page",
  email: 'by email',
  text: 'by text',
} as const satisfies Record<MessageChannel, string>;

export const deliveryForShop = {
  email: { waiting: 'Waiting to be emailed', sent: 'Emailed', failed: 'Email failed' },
  text: { waiting: 'Waiting to be texted', sent: 'Texted', failed: 'Text failed' },
} as const satisfies Record<Delivery['by'], Record<Delivery['state'], string>>;

export const deliveryForCustomer = {
  email: {
    waiting: 'On its way to your email',
    sent: 'Emailed to you',
    failed: "We couldn't email this to you",
  },
  text: { waiting: 'On its way by text', sent: 'Texted to you', failed: "We couldn't text this to you" },
} as const satisfies Record<Delivery['by'], Record<Delivery['state'], string>>;

export const filesNotSaved = (files: string) => `Not saved: ${files}`;
export const earlierMessages = (count: number) => `Show ${count} earlier`;
