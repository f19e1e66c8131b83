import { vi } from 'vitest';
import { factorSetup, recoveryCodesAnswer } from '#domain/second-factor/factor-contract';
import type { Client } from './client';
import { codeOf, STEP_MS } from './codes';

/** Freezes the clock in the middle of a half minute, so no code expires before it's used. */
export function freezeClock(): void {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

/** Returns six digits that aren't a valid code right now. */
export function wrongCodeOf(secret: string): string {
  const around = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !around.includes(code)) ?? ''
  );
}

/** Turns on a client's second factor with the code of the previous half minute. */
export async function enableSecondFactor(client: Client) {
  const { secret } = factorSetup.parse((await client('POST', '/api/admin/2fa/setup', {})).body);
  const { body } = await client('POST', '/api/admin/2fa/enable', { code: codeOf(secret, -1) });
  return { secret, recoveryCodes: recoveryCodesAnswer.parse(body).recoveryCodes ?? [] };
}
