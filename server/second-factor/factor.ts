import type { Payload } from 'payload';
import { z } from 'zod';
import type { FactorSetup, FactorView } from '#domain/second-factor/factor-contract';
import { BY_SHOP, type Changes, changeJudged, type Verdict } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { secretsOf } from '#server/platform/tools/shop-secrets';
import type { SecondFactor } from '../../payload-types';
import { hashRecoveryCode, makeRecoveryCodes, newSecret, otpauthUrl, seal, stepOf, unseal } from './totp';

const SETUP_MS = 60 * 60 * 1000;

export interface AccountRef {
  payload: Payload;
  account: string;
}

function findFactor({ payload, account }: AccountRef): Promise<SecondFactor | null> {
  return findOne(payload, 'second-factors', { id: { equals: account } });
}

export async function hasFactor(ref: AccountRef): Promise<boolean> {
  return Boolean((await findFactor(ref))?.secret);
}

export async function readFactor(ref: AccountRef): Promise<FactorView> {
  const factor = await findFactor(ref);
  return { isOn: Boolean(factor?.secret), recoveryCodesLeft: hashesOf(factor).length };
}

const hashesOf = (factor: SecondFactor | null) => z.array(z.string()).catch([]).parse(factor?.recoveryHashes);

interface Judged<Answer> extends Verdict<'second-factors'> {
  answer: Answer;
}

// `round` counts the changes, so changes at the same time are applied one after the other.
async function changeFactor<Answer>(
  { payload, account }: AccountRef,
  judge: (factor: SecondFactor) => { answer: Answer; data?: Changes<'second-factors'> },
): Promise<Answer | null> {
  const changed = await changeJudged(
    payload,
    'second-factors',
    account,
    BY_SHOP,
    (factor): Judged<Answer> => {
      const { answer, data } = judge(factor);
      const condition = [{ round: { equals: factor.round } }];
      return data ? { answer, write: { data: { ...data, round: factor.round + 1 }, condition } } : { answer };
    },
  );
  return changed?.verdict.answer ?? null;
}

/** Creates a secret for an authenticator app. The current secret stays in use. */
export async function setUpFactor(ref: AccountRef, email: string, issuer: string): Promise<FactorSetup> {
  const secret = newSecret();
  await ensureRow(ref);
  const data = { newSecret: seal(ref, secret), newSecretAt: new Date().toISOString() };
  await changeFactor(ref, () => ({ answer: true, data }));
  return { secret, otpauthUrl: otpauthUrl(secret, issuer, email) };
}

async function ensureRow(ref: AccountRef): Promise<void> {
  if (await findFactor(ref)) return;
  try {
    await ref.payload.db.create({ collection: 'second-factors', data: { id: ref.account, round: 0 } });
  } catch (error) {
    if (!(await findFactor(ref))) throw error;
  }
}

/** Turns on the new secret and returns recovery codes. Null for a wrong or late code. */
export function enableFactor(ref: AccountRef, code: string): Promise<string[] | null> {
  const { codes, hashes } = newCodes(ref);
  return changeFactor(ref, ({ newSecret, newSecretAt }) => {
    const isLate = Date.parse(newSecretAt ?? '') <= Date.now() - SETUP_MS;
    const secret = newSecret && !isLate ? unseal(ref, newSecret) : null;
    const step = secret === null ? null : stepOf(secret, digitsOf(code));
    if (step === null) return { answer: null };
    const data = {
      secret: newSecret,
      lastStep: step,
      recoveryHashes: hashes,
      newSecret: null,
      newSecretAt: null,
    };
    return { answer: codes, data };
  });
}

export function renewRecoveryCodes(ref: AccountRef): Promise<string[] | null> {
  const { codes, hashes } = newCodes(ref);
  return changeFactor(ref, ({ secret }) =>
    secret ? { answer: codes, data: { recoveryHashes: hashes } } : { answer: null },
  );
}

function newCodes({ payload, account }: AccountRef) {
  const codes = makeRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashRecoveryCode(payload.secret, account, code)) };
}

/** Turns the second factor off; false if it wasn't on. */
export async function disableFactor(ref: AccountRef): Promise<boolean> {
  const data = { secret: null, newSecret: null, newSecretAt: null, recoveryHashes: [] };
  const wasOn = await changeFactor(ref, ({ secret }) => ({ answer: Boolean(secret), data }));
  return wasOn === true;
}

export async function removeFactor({ payload, account }: AccountRef): Promise<void> {
  await payload.db.deleteMany({ collection: 'second-factors', where: { id: { equals: account } } });
}

/** Uses up an app or recovery code. Null if it's wrong or already used. */
export function takeCode(ref: AccountRef, code: string): Promise<'app' | 'recovery' | null> {
  const tried = secretsOf(ref.payload).map((secret) => hashRecoveryCode(secret, ref.account, code));
  return changeFactor<'app' | 'recovery' | null>(ref, (factor) => {
    const secret = factor.secret ? unseal(ref, factor.secret) : null;
    const step = secret === null ? null : stepOf(secret, digitsOf(code));
    if (step !== null && step > (factor.lastStep ?? 0)) return { answer: 'app', data: { lastStep: step } };
    const hashes = hashesOf(factor);
    if (!factor.secret || !hashes.some((hash) => tried.includes(hash))) return { answer: null };
    return { answer: 'recovery', data: { recoveryHashes: hashes.filter((hash) => !tried.includes(hash)) } };
  });
}

const digitsOf = (code: string) => code.replaceAll(/\s/g, '');
