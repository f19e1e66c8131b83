import { z } from 'zod';
import { documentId, timestamp } from '../wire/wire';
import { CONSENT_CHOICES, CONSENT_KINDS, CONSENT_PLACES } from './consents';

export const consentView = z.object({
  at: timestamp,
  kind: z.enum(CONSENT_KINDS),
  given: z.boolean(),
  choice: z.enum(CONSENT_CHOICES).nullable(),
  wording: z.string(),
  place: z.enum(CONSENT_PLACES),
  orderId: z.nullable(documentId),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});
export type ConsentView = z.infer<typeof consentView>;
