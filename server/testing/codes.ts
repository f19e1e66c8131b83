import { TOTP } from 'otpauth';

export const STEP_MS = 30_000;

/** Returns an authenticator code, `steps` half minutes from now. A code works once, so the next sign-in needs the next code. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
}
