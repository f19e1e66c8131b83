import type { Payload } from 'payload';
import { z } from 'zod';
import type { FactorSetup, FactorView } from '#domain/second-factor/factor-contract';
import { BY_SHOP, type Changes, changeJudged, type Verdict } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import type { SecondFactor } from '../../payload-types';
import { hashRecoveryCode, makeRecoveryCodes, newSecret, otpauthUrl, seal, stepOf, unseal } from './totp';

/** How long a setup code stays valid, in ms. */
const SETUP_MS = 60 * 60 * 1000;

export interface OfAccount {
  payload: Payload;
  account: string;
}

function findFactor({ payload, account }: OfAccount): Promise<SecondFactor | null> {
  return findOne(payload, 'second-factors', { id: { equals: account } });
}

export async function hasFactor(of: OfAccount): Promise<boolean> {
  return Boolean((await findFactor(of))?.secret);
}

export async function readFactor(of: OfAccount): Promise<FactorView> {
  const factor = await findFactor(of);
  return { isOn: Boolean(factor?.secret), recoveryCodesLeft: hashesOf(factor).length };
}

const hashesOf = (factor: SecondFactor | null) => z.array(z.string()).catch([]).parse(factor?.recoveryHashes);

interface Judged<Answer> extends Verdict<'second-factors'> {
  answer: Answer;
}

// `round` makes concurrent changes apply one after the other.
async function changeFactor<Answer>(
  { payload, account }: OfAccount,
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

/** Creates a secret for an authenticator app. The current one stays on. */
export async function setUpFactor(of: OfAccount, email: string, issuer: string): Promise<FactorSetup> {
  const secret = newSecret();
  await makeRow(of);
  const data = { newSecret: seal(of, secret), newSecretAt: new Date().toISOString() };
  await changeFactor(of, () => ({ answer: true, data }));
  return { secret, otpauthUrl: otpauthUrl(secret, issuer, email) };
}

async function makeRow(of: OfAccount): Promise<void> {
  if (await findFactor(of)) return;
  try {
    await of.payload.db.create({ collection: 'second-factors', data: { id: of.account, round: 0 } });
  } catch (error) {
    if (!(await findFactor(of))) throw error;
  }
}

/** Turns on the new secret and returns recovery codes. Null for a wrong or late code. */
export function enableFactor(of: OfAccount, code: string): Promise<string[] | null> {
  const { codes, hashes } = newCodes(of);
  return changeFactor(of, ({ newSecret, newSecretAt }) => {
    const isLate = Date.parse(newSecretAt ?? '') <= Date.now() - SETUP_MS;
    const secret = newSecret && !isLate ? unseal(of, newSecret) : null;
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

export function renewRecoveryCodes(of: OfAccount): Promise<string[] | null> {
  const { codes, hashes } = newCodes(of);
  return changeFactor(of, ({ secret }) =>
    secret ? { answer: codes, data: { recoveryHashes: hashes } } : { answer: null },
  );
}

function newCodes({ payload, account }: OfAccount) {
  const codes = makeRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashRecoveryCode(payload, account, code)) };
}

/** Turns the second factor off; false if it wasn't on. */
export async function disableFactor(of: OfAccount): Promise<boolean> {
  const data = { secret: null, newSecret: null, newSecretAt: null, recoveryHashes: [] };
  const wasOn = await changeFactor(of, ({ secret }) => ({ answer: Boolean(secret), data }));
  return wasOn === true;
}

export async function removeFactor({ payload, account }: OfAccount): Promise<void> {
  await payload.db.deleteMany({ collection: 'second-factors', where: { id: { equals: account } } });
}

/** Uses up an app or recovery code. Null if it's wrong or already used. */
export function takeCode(of: OfAccount, code: string): Promise<'app' | 'recovery' | null> {
  const hash = hashRecoveryCode(of.payload, of.account, code);
  return changeFactor<'app' | 'recovery' | null>(of, (factor) => {
    const secret = factor.secret ? unseal(of, factor.secret) : null;
    const step = secret === null ? null : stepOf(secret, digitsOf(code));
    if (step !== null && step > (factor.lastStep ?? 0)) return { answer: 'app', data: { lastStep: step } };
    const kept = hashesOf(factor);
    if (!factor.secret || !kept.includes(hash)) return { answer: null };
    return { answer: 'recovery', data: { recoveryHashes: kept.filter((each) => each !== hash) } };
  });
}

const digitsOf = (code: string) => code.replaceAll(/\s/g, '');
