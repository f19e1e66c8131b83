import { z } from 'zod';

/** What PayPal's certificates are called by; where they are is in each notice. */
const isPaypals = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && /(^|\.)paypal\.com$/.test(url.hostname);
};

/** The headers with which PayPal signs a notice, as its check is asked about them; others cannot be genuine. */
export const noticeSignature = z
  .object({
    'paypal-auth-algo': z.string().regex(/^SHA\d{3}with(RSA|ECDSA)$/i),
    'paypal-cert-url': z.string().max(500).refine(isPaypals),
    'paypal-transmission-id': z.string().regex(/^[\w-]{8,100}$/),
    'paypal-transmission-sig': z.string().regex(/^[A-Za-z0-9+/]{40,2000}={0,2}$/),
    'paypal-transmission-time': z.iso.datetime({ offset: true }),
  })
  .transform((headers) => ({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
  }));
export type NoticeSignature = z.output<typeof noticeSignature>;
