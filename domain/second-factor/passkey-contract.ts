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
  // Browsers may send more fields, which are ignored.
  clientExtensionResults: z.object({}),
});

/** The browser's registration response for a new passkey (WebAuthn JSON). */
export const passkeyRegistration = signed.extend({
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(transport).optional().catch(undefined),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** The browser's response with a signed challenge (WebAuthn JSON). */
export const passkeyAssertion = signed.extend({
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** POST /api/admin/passkeys/login-options: options for signing in with any passkey. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptions>;

/** POST /api/admin/passkeys/options: options for creating a passkey. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  /** The account's passkeys, so no device creates a second one. */
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport).optional() }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptions>;

/** Transports the device reported. Invalid lists are dropped. */
export const transports = z.array(transport).catch([]);

const name = requiredLine(1, 'Give the passkey a name').pipe(
  z.string().max(PASSKEY_NAME_MAX, `Keep this under ${PASSKEY_NAME_MAX} characters`),
);

export const newPasskeyRequest = z.object({ name, passkey: passkeyRegistration });
export const passkeyPatch = z.object({ name });
export const passkeyLoginRequest = z.object({ passkey: passkeyAssertion });

export const passkeyView = z.object({
  id: documentId,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
});
export type PasskeyView = z.infer<typeof passkeyView>;
