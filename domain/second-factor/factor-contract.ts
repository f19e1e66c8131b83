import { z } from 'zod';
import { password } from '../customers/account-contract';
import { passkeyAssertion } from './passkey-contract';

const CODE_REQUIRED = 'Enter the code';

/** An authenticator code or a recovery code, ignoring spaces, dashes, and case. */
export const factorCode = z.string(CODE_REQUIRED).trim().min(1, CODE_REQUIRED).max(100);

export const factorView = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type FactorView = z.infer<typeof factorView>;

/** POST /api/admin/2fa/setup: the secret to type, and as a URL for the QR code. */
export const factorSetup = z.object({ secret: z.string(), otpauthUrl: z.string() });
export type FactorSetup = z.infer<typeof factorSetup>;

export const enableFactorRequest = z.object({ code: factorCode });

/** New recovery codes. No other answer has them. */
export const recoveryCodesAnswer = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  recoveryCodes: z.array(z.string()).optional(),
});

/** POST /api/admin/confirm: one proof of identity (rule 19.3). */
export const confirmRequest = z.union(
  [z.object({ password }), z.object({ code: factorCode }), z.object({ passkey: passkeyAssertion })],
  'Enter your password',
);
export type ConfirmRequest = z.output<typeof confirmRequest>;
