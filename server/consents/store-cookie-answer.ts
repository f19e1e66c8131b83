import type { Payload } from 'payload';
import { COOKIES_WORDING } from '#domain/consents/consent-words';
import type { CookieAnswer } from '#domain/consents/cookie-answer';
import { idOnce } from '#server/platform/access/make-once';
import { findOne } from '#server/platform/database/find';
import { type ConsentToRecord, storeConsent } from './record-consent';

type Who = Pick<ConsentToRecord, 'customerId' | 'orderId' | 'email'>;

/** Records the cookie banner's answer that comes with an order or a login, once per person (rule 31.3). */
export async function storeCookieAnswer(payload: Payload, who: Who, answer?: CookieAnswer): Promise<void> {
  if (!answer) return;
  const { given } = answer;
  // The browser's clock may be fast.
  const at = new Date(Math.min(Date.parse(answer.at), Date.now())).toISOString();
  const id = idOnce(payload, 'cookies', `${who.customerId ?? who.orderId} ${given} ${answer.at}`);
  if (await findOne(payload, 'consents', { id: { equals: id } })) return;
  const consent = {
    kind: 'cookies',
    given,
    wording: COOKIES_WORDING,
    place: 'cookie-banner',
    ...who,
  } as const;
  await storeConsent(payload, { id, at, ...consent });
}
