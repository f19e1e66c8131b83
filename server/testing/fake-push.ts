import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { NewPushDevice } from '#domain/push/push-contract';
import { listen } from './listen';

const shown = z.strictObject({ title: z.string(), url: z.string(), tag: z.string() });
type Shown = z.infer<typeof shown>;

interface Received {
  /** What the browser shows, decrypted. */
  shown: Shown;
  headers: IncomingHttpHeaders;
  /** The public key that the request was signed with, and the contact for complaints. */
  sender: { key: string; sub: string; aud: string };
}

type Trouble = { status: number; retryAfter?: string } | 'hang';

export interface FakePhone {
  subscription: Pick<NewPushDevice, 'endpoint' | 'keys'>;
  received: Received[];
  /** How its next notifications end. By default, this applies to all of them. */
  trouble: (trouble: Trouble, times?: number) => void;
}

interface Subscriber extends FakePhone {
  decrypt: (body: Buffer) => Shown;
  troubles: { trouble: Trouble; times: number }[];
}

/** Starts a push service (RFC 8030) whose phones decrypt what they get, failing on request. */
export async function startFakePush() {
  const phones = new Map<string, Subscriber>();
  let calls = 0;
  const server = createServer(async (req, res) => {
    calls += 1;
    const body = await buffer(req);
    const phone = phones.get(req.url ?? '');
    const trouble = phone && nextTrouble(phone);
    if (trouble === 'hang') return;
    if (!phone || trouble) {
      const { status, retryAfter } = trouble ?? { status: 404 };
      res.writeHead(status, retryAfter ? { 'Retry-After': retryAfter } : {}).end('{"why":"no"}');
      return;
    }
    const { headers } = req;
    phone.received.push({
      shown: phone.decrypt(body),
      headers,
      sender: senderOf(headers.authorization ?? ''),
    });
    res.writeHead(201).end();
  });
  const { url, close } = await listen(server);
  return {
    url,
    phone: (): FakePhone => {
      const phone = makePhone(`${url}/send/`);
      phones.set(new URL(phone.subscription.endpoint).pathname, phone);
      return phone;
    },
    /** How many requests it got, including failed ones. */
    calls: () => calls,
    close,
  };
}

function nextTrouble({ troubles }: Subscriber): Trouble | undefined {
  const [next] = troubles;
  if (!next) return undefined;
  next.times -= 1;
  if (next.times <= 0) troubles.shift();
  return next.trouble;
}

function makePhone(service: string): Subscriber {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const troubles: Subscriber['troubles'] = [];
  return {
    subscription: {
      endpoint: `${service}${randomUUID()}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    received: [],
    troubles,
    trouble: (trouble, times = Number.POSITIVE_INFINITY) => troubles.push({ trouble, times }),
    decrypt: (body) => {
      const idLength = body.readUInt8(20);
      const [salt, sender, sealed] = [
        body.subarray(0, 16),
        body.subarray(21, 21 + idLength),
        body.subarray(21 + idLength),
      ];
      // See RFC 8291, section 3.4, and RFC 8188, section 2.
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32);
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const text = padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
      return shown.parse(JSON.parse(text));
    },
  };
}

const claims = z.object({ aud: z.string(), sub: z.string(), exp: z.number() });

/** Checks who signed a request (RFC 8292). */
function senderOf(authorization: string): Received['sender'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub, exp } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!isSigned || exp * 1000 < Date.now()) throw new Error('a push request was not signed');
  return { key, aud, sub };
}
