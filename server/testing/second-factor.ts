import { vi } from 'vitest';
import { factorSetup, recoveryCodesAnswer } from '#domain/second-factor/factor-contract';
import type { Client } from './client';
import { codeOf, STEP_MS } from './codes';

/** Stops the clock in the middle of a half minute, so that no code ends between its making and its use. */
export function standStill(): void {
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

/** Any six digits that are no code of the secret around now. */
export function wrongCodeOf(secret: string): string {
  const around = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !around.includes(code)) ?? ''
  );
}

/** Sets the second factor up for whoever a client is; its enabling has used the code of the half minute before this one. */
export async function turnFactorOn(client: Client) {
  const { secret } = factorSetup.parse((await client('POST', '/api/admin/2fa/setup', {})).body);
  const { body } = await client('POST', '/api/admin/2fa/enable', { code: codeOf(secret, -1) });
  return { secret, recoveryCodes: recoveryCodesAnswer.parse(body).recoveryCodes ?? [] };
}
