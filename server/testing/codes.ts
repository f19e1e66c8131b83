import { TOTP } from 'otpauth';

/** How long a code is of use, in ms. */
export const STEP_MS = 30_000;

/** A code of an app for a secret; `steps` half minutes from now. A code counts once: what comes next needs the next one. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
}
