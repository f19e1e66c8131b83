import { randomBytes, randomUUID } from 'node:crypto';
import type { VerifiedAuthenticationResponse, VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { Payload, Where } from 'payload';
import {
  type PasskeyAssertion,
  type PasskeyCreationOptions,
  type PasskeyRegistration,
  type PasskeyRequestOptions,
  type PasskeyView,
  passkeyView,
  transports,
} from '#domain/second-factor/passkey-contract';
import { asView } from '#server/platform/access/as-view';
import { changeIf, fieldIs } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';
import type { Passkey } from '../../payload-types';
import type { AccountRef } from './factor';

const PASSKEYS_MAX = 20;

/** The library, which is large and loads only if it's needed, and the key types that every supported version of Node can verify. */
async function webAuthn() {
  const { COSEALG } = await import('@simplewebauthn/server/helpers');
  const keyKinds = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
  return { ...(await import('@simplewebauthn/server')), keyKinds };
}

export interface RelyingParty {
  /** The host name, without a port. */
  id: string;
  origins: string[];
}

async function findPasskeys({ payload, account }: AccountRef): Promise<Passkey[]> {
  return findAll(payload, 'passkeys', { account: { equals: account } }, ['-createdAt', '-id']);
}

export async function listPasskeys(ref: AccountRef): Promise<PasskeyView[]> {
  const passkeys = await findPasskeys(ref);
  return passkeys.map((each) => asView(passkeyView, { ...each, lastUsedAt: each.lastUsedAt ?? null }));
}

/** Options for a new passkey. Throws a PASSKEYS_FULL ShopError. */
export async function newPasskeyOptions(
  ref: AccountRef,
  { email, shopName, site }: { email: string; shopName: string; site: RelyingParty },
): Promise<PasskeyCreationOptions> {
  const existing = await findPasskeys(ref);
  if (existing.length >= PASSKEYS_MAX) throw new ShopError('PASSKEYS_FULL');
  const { generateRegistrationOptions, keyKinds } = await webAuthn();
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: site.id,
    rpName: shopName,
    userID: new TextEncoder().encode(ref.account),
    userName: email,
    userDisplayName: email,
    challenge: Buffer.from(await makeChallenge(ref), 'base64url'),
    supportedAlgorithmIDs: keyKinds,
  });
  return {
    challenge,
    rp: { id: site.id, name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: existing.map(({ credentialId, transports: stored }) => ({
      id: credentialId,
      type: 'public-key',
      transports: transports.parse(stored),
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** Stores a new passkey and returns its ID. Throws PASSKEY_REFUSED or PASSKEYS_FULL. */
export async function addPasskey(
  ref: AccountRef,
  { site, name, answer }: { site: RelyingParty; name: string; answer: PasskeyRegistration },
): Promise<string> {
  if ((await findPasskeys(ref)).length >= PASSKEYS_MAX) throw new ShopError('PASSKEYS_FULL');
  const { verifyRegistrationResponse, keyKinds } = await webAuthn();
  const verified = await orNull<VerifiedRegistrationResponse>(() =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => consumeChallenge({ ...ref, challenge }),
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: keyKinds,
    }),
  );
  if (!verified?.verified) throw new ShopError('PASSKEY_REFUSED');
  const { credential } = verified.registrationInfo;
  const { payload, account } = ref;
  const where = { credentialId: { equals: credential.id } };
  if (await findOne(payload, 'passkeys', where)) throw new ShopError('PASSKEY_REFUSED');
  const id = randomUUID();
  const data = {
    id,
    account,
    name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transports.parse(credential.transports),
  };
  await payload.db.create({ collection: 'passkeys', data });
  return id;
}

interface AtSite {
  payload: Payload;
  site: RelyingParty;
}

export async function passkeyOptions({ payload, site }: AtSite): Promise<PasskeyRequestOptions> {
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(await makeChallenge({ payload, account: null }), 'base64url'),
  });
  return { challenge, rpId: site.id, timeout: CHALLENGE_MS, userVerification: 'required' };
}

/** The account whose passkey signed a challenge, or null. Each challenge works once. */
export async function verifyPasskey(
  { payload, site }: AtSite,
  answer: PasskeyAssertion,
): Promise<string | null> {
  const collection = 'passkeys';
  const where = { credentialId: { equals: answer.id } };
  const passkey = await findOne(payload, collection, where);
  if (!passkey) return null;
  const { id, account, credentialId, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await orNull<VerifiedAuthenticationResponse>(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => consumeChallenge({ payload, account: null, challenge }),
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    }),
  );
  if (!verified?.verified) return null;
  const { newCounter } = verified.authenticationInfo;
  const data = { counter: newCounter, lastUsedAt: new Date().toISOString() };
  // A counter that went down means that the passkey was cloned.
  const condition = [{ counter: { less_than_equal: newCounter } }];
  return (await changeIf(payload, collection, id, { condition, data })) && account;
}

// The library throws for anything invalid.
async function orNull<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
  try {
    return await verify();
  } catch (error) {
    log.warn({ reason: String(error) }, 'passkey refused');
    return null;
  }
}

const ownedBy = ({ account }: AccountRef) => ({ account: { equals: account } });

/** Renames a passkey. False if it isn't the account's. */
export async function renamePasskey(ref: AccountRef, id: string, name: string): Promise<boolean> {
  const change = { condition: [ownedBy(ref)], data: { name } };
  return (await changeIf(ref.payload, 'passkeys', id, change)) !== null;
}

/** Removes a passkey. False if it isn't the account's. */
export async function removePasskey(ref: AccountRef, id: string): Promise<boolean> {
  const where = { and: [{ id: { equals: id } }, ownedBy(ref)] };
  if (!(await findOne(ref.payload, 'passkeys', where))) return false;
  await ref.payload.db.deleteMany({ collection: 'passkeys', where });
  return true;
}

export async function removePasskeys(ref: AccountRef): Promise<void> {
  await ref.payload.db.deleteMany({ collection: 'passkeys', where: ownedBy(ref) });
}

// How long a browser waits for the person, in ms.
const CHALLENGE_MS = 5 * 60 * 1000;

interface NewChallenge {
  payload: Payload;
  /** The account to create a passkey for. Null to sign in or confirm. */
  account: string | null;
}

async function makeChallenge({ payload, account }: NewChallenge): Promise<string> {
  const now = Date.now();
  const over = { expiresAt: { less_than: new Date(now).toISOString() } };
  await payload.db.deleteMany({ collection: 'passkey-challenges', where: over });
  const challenge = randomBytes(32).toString('base64url');
  const data = {
    id: randomUUID(),
    challenge,
    expiresAt: new Date(now + CHALLENGE_MS).toISOString(),
    ...(account !== null && { account }),
  };
  await payload.db.create({ collection: 'passkey-challenges', data });
  return challenge;
}

async function consumeChallenge({
  payload,
  account,
  challenge,
}: NewChallenge & { challenge: string }): Promise<boolean> {
  const unusedChallenge: Where = {
    and: [
      { challenge: { equals: challenge } },
      fieldIs('account', account),
      { expiresAt: { greater_than: new Date().toISOString() } },
      { usedAt: { exists: false } },
    ],
  };
  const collection = 'passkey-challenges';
  const found = await findOne(payload, collection, unusedChallenge);
  if (!found) return false;
  const data = { usedAt: new Date().toISOString() };
  return (await changeIf(payload, collection, found.id, { condition: [unusedChallenge], data })) !== null;
}
