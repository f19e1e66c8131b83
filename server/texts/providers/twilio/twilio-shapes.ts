import { z } from 'zod';
import type { TextState } from '#domain/texts/text';
import type { ProviderText } from '../provider';

/** Twilio's names for a message's state. */
const STATE_OF: Readonly<Record<string, TextState>> = {
  accepted: 'queued',
  scheduled: 'queued',
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
};

/** Returns the state for one of Twilio's names. Null for names we don't know. */
export const twilioState = (status: string): TextState | null => STATE_OF[status] ?? null;

const MILLION = 1_000_000;

/** Twilio's price, like '-0.00750', in millionths. */
function costOf(price: string | null | undefined): number | null {
  const amount = price ? Math.abs(Number(price)) : Number.NaN;
  return Number.isFinite(amount) ? Math.round(amount * MILLION) : null;
}

export const twilioText = z
  .object({
    sid: z.string().min(1),
    to: z.string(),
    body: z.string().catch(''),
    status: z.string(),
    error_code: z.union([z.int(), z.string()]).nullish(),
    price: z.string().nullish(),
    price_unit: z.string().nullish(),
    date_created: z.string(),
  })
  .transform(
    ({ sid, to, body, status, ...message }): ProviderText => ({
      ...{ sid, to, body },
      state: twilioState(status) ?? 'queued',
      problem: message.error_code ? String(message.error_code) : null,
      takenAt: new Date(message.date_created).toISOString(),
      cost: (message.price_unit ?? 'USD').toUpperCase() === 'USD' ? costOf(message.price) : null,
    }),
  );

export const twilioTexts = z.object({ messages: z.array(twilioText) });
