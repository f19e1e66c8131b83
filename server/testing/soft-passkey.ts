import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#domain/second-factor/passkey-contract';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const jwk = z.object({ x: z.string(), y: z.string() });

interface How {
  origin: string;
  verified?: boolean;
}

/** Creates a passkey in software. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  function authData(rpId: string, { verified = true }: How, more: Uint8Array = new Uint8Array()): Buffer {
    counter += 1;
    const flags = PRESENT | (verified ? VERIFIED : 0) | (more.length > 0 ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  }

  const client = (type: string, challenge: string, { origin }: How) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const shared = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    make({ challenge, rp }: PasskeyCreationOptions, how: How): PasskeyRegistration {
      const { x, y } = jwk.parse(publicKey.export({ format: 'jwk' }));
      const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authData(rp.id, how, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client('webauthn.create', challenge, how)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge, rpId }: PasskeyRequestOptions, how: How): PasskeyAssertion {
      const clientData = client('webauthn.get', challenge, how);
      const data = authData(rpId, how);
      const signature = createSign('SHA256').update(data).update(sha256(clientData)).sign(privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
