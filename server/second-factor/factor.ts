import type { Payload } from 'payload';
import { z } from 'zod';
import type { FactorSetup, FactorView } from '#domain/second-factor/factor-contract';
import { type Changes, changeJudged, type Verdict } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import type { SecondFactor } from '../../payload-types';
import { hashRecoveryCode, makeRecoveryCodes, newSecret, otpauthUrl, seal, stepOf, unseal } from './totp';

/** For so long a code of the app can end its set-up, in ms. */
const SETUP_MS = 60 * 60 * 1000;

interface OfAccount {
  payload: Payload;
  /** The account, by its id. */
  account: string;
}

/** The codes of an account as they are stored; null when it never set any up. */
function findFactor({ payload, account }: OfAccount): Promise<SecondFactor | null> {
  return findOne(payload, 'second-factors', { id: { equals: account } });
}

/** Whether an account's password needs a code beside it. */
export async function hasFactor(of: OfAccount): Promise<boolean> {
  return Boolean((await findFactor(of))?.secret);
}

/** What an account is told of its own second factor. */
export async function readFactor(of: OfAccount): Promise<FactorView> {
  const factor = await findFactor(of);
  return { isOn: Boolean(factor?.secret), recoveryCodesLeft: hashesOf(factor).length };
}

const hashesOf = (factor: SecondFactor | null) => z.array(z.string()).catch([]).parse(factor?.recoveryHashes);

interface Judged<Answer> extends Verdict<'second-factors'> {
  answer: Answer;
}

/** Changes the codes of an account by what `judge` makes of them: each change is judged by what the one before it left. */
async function changeFactor<Answer>(
  { payload, account }: OfAccount,
  judge: (factor: SecondFactor) => { answer: Answer; data?: Changes<'second-factors'> },
): Promise<Answer | null> {
  const changed = await changeJudged({
    payload,
    collection: 'second-factors',
    id: account,
    judge: (factor): Judged<Answer> => {
      const { answer, data } = judge(factor);
      const condition = [{ round: { equals: factor.round } }];
      return data ? { answer, write: { data: { ...data, round: factor.round + 1 }, condition } } : { answer };
    },
  });
  return changed?.verdict.answer ?? null;
}

interface SetUp extends OfAccount {
  email: string;
  /** The shop's name. */
  issuer: string;
}

/** Makes a secret for an app, in place of one that no code has confirmed; what is on stays as it is. */
export async function setUpFactor({ email, issuer, ...of }: SetUp): Promise<FactorSetup> {
  const secret = newSecret();
  await makeRow(of);
  const data = { newSecret: seal(of, secret), newSecretAt: new Date().toISOString() };
  await changeFactor(of, () => ({ answer: true, data }));
  return { secret, otpauthUrl: otpauthUrl({ secret, issuer, account: email }) };
}

async function makeRow(of: OfAccount): Promise<void> {
  if (await findFactor(of)) return;
  try {
    await of.payload.db.create({ collection: 'second-factors', data: { id: of.account, round: 0 } });
  } catch (error) {
    // Another set-up at the same moment was faster.
    if (!(await findFactor(of))) throw error;
  }
}

interface WithCode extends OfAccount {
  code: string;
}

/**
 * Makes the secret that was set up the one that counts, by a code of it, in one write; answers the recovery codes, or null when the
 * code is wrong or nothing was set up within the hour. The code has counted then.
 */
export function enableFactor({ code, ...of }: WithCode): Promise<string[] | null> {
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

/** Ten new recovery codes in place of the old ones; null without a second factor. */
export function renewRecoveryCodes(of: OfAccount): Promise<string[] | null> {
  const { codes, hashes } = newCodes(of);
  return changeFactor(of, ({ secret }) =>
    secret ? { answer: codes, data: { recoveryHashes: hashes } } : { answer: null },
  );
}

function newCodes({ payload, account }: OfAccount) {
  const codes = makeRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashRecoveryCode({ payload, account, code })) };
}

/** Takes the second factor away, with its recovery codes and what was set up; false when there was none. */
export async function disableFactor(of: OfAccount): Promise<boolean> {
  const data = { secret: null, newSecret: null, newSecretAt: null, recoveryHashes: [] };
  const wasOn = await changeFactor(of, ({ secret }) => ({ answer: Boolean(secret), data }));
  return wasOn === true;
}

/** Removes what is kept of an account that is no more. */
export async function removeFactor({ payload, account }: OfAccount): Promise<void> {
  await payload.db.deleteMany({ collection: 'second-factors', where: { id: { equals: account } } });
}

/**
 * Takes a code of the app or a recovery code: each counts once, however many send it at the same moment, to whichever server. Answers
 * what it was; null when it is wrong, was used, or there is no second factor.
 */
export function takeCode({ code, ...of }: WithCode): Promise<'app' | 'recovery' | null> {
  const hash = hashRecoveryCode({ ...of, code });
  return changeFactor<'app' | 'recovery' | null>(of, (factor) => {
    const secret = factor.secret ? unseal(of, factor.secret) : null;
    const step = secret === null ? null : stepOf(secret, digitsOf(code));
    if (step !== null && step > (factor.lastStep ?? 0)) return { answer: 'app', data: { lastStep: step } };
    const kept = hashesOf(factor);
    if (!factor.secret || !kept.includes(hash)) return { answer: null };
    return { answer: 'recovery', data: { recoveryHashes: kept.filter((each) => each !== hash) } };
  });
}

/** Apps show a space in the middle of a code. */
const digitsOf = (code: string) => code.replaceAll(/\s/g, '');
