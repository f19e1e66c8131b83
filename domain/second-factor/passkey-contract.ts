import { z } from 'zod';
import { requiredLine } from '../customers/person';
import { documentId, timestamp } from '../wire/wire';

export const PASSKEY_NAME_MAX = 60;

const encoded = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const credentialId = encoded.min(1).max(2000);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const attachment = z.enum(['cross-platform', 'platform']);

const signed = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment.optional().catch(undefined),
  // Extra fields from browsers are ignored.
  clientExtensionResults: z.object({}),
});

/** What a browser hands over of a new passkey (WebAuthn, in its JSON form). */
export const newPasskeyAnswer = signed.extend({
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(transport).optional().catch(undefined),
  }),
});
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>;

/** What a browser hands over when a passkey has signed a challenge. */
export const passkeyAnswer = signed.extend({
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** POST /api/admin/passkeys/login-options: what the browser asks a passkey with; which one is the person's choice. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyQuestion = z.output<typeof passkeyQuestion>;

/** POST /api/admin/passkeys/options: what the browser makes a passkey with. */
export const newPasskeyQuestion = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  /** Those that the account has: no device makes a second one. */
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport).optional() }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type NewPasskeyQuestion = z.output<typeof newPasskeyQuestion>;

/** What devices a passkey was made on tell of their ways; anything else is left out. */
export const transports = z.array(transport).catch([]);

const name = requiredLine(1, 'Give the passkey a name').pipe(
  z.string().max(PASSKEY_NAME_MAX, `Keep this under ${PASSKEY_NAME_MAX} characters`),
);

export const newPasskeyRequest = z.object({ name, passkey: newPasskeyAnswer });
export const passkeyPatch = z.object({ name });
export const passkeyLoginRequest = z.object({ passkey: passkeyAnswer });

export const passkeyView = z.object({
  id: documentId,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
});
export type PasskeyView = z.infer<typeof passkeyView>;
