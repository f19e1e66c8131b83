import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { compareText } from '#domain/words/compare-text';
import { type FakeAnswer, startFakeProvider } from './fake-provider';

const ACCOUNT_SID = `AC${'a'.repeat(32)}`;
const AUTH_TOKEN = 'twilio-token-of-the-test';
const FROM = '+16075550100';

type TwilioOperation = 'send' | 'find' | 'list';
/** A number is the code of one of Twilio's refusals. */
type TwilioTrouble = 'error' | 'limited' | number;

/** A message resource, as Twilio shows it. */
export interface FakeMessage {
  sid: string;
  account_sid: string;
  api_version: string;
  body: string;
  date_created: string;
  date_sent: string | null;
  date_updated: string;
  direction: string;
  error_code: number | null;
  error_message: string | null;
  from: string;
  messaging_service_sid: string | null;
  num_media: string;
  num_segments: string;
  price: string | null;
  price_unit: string;
  status: string;
  subresource_uris: { media: string };
  to: string;
  uri: string;
}

export type FakeTwilio = Awaited<ReturnType<typeof startFakeTwilio>>;

interface Signing {
  /** The URL to sign, if it isn't the one that's called. */
  url: string;
  token: string;
  signature: string | null;
}

const PATH = '/api/twilio/webhook';

const sendForm = z.object({
  To: z.string(),
  From: z.string().optional(),
  MessagingServiceSid: z.string().optional(),
  Body: z.string().min(1),
  StatusCallback: z.url().optional(),
});

const refusal = (status: number, code: number, message: string): FakeAnswer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

const LIMITED = { ...refusal(429, 20429, 'Too many requests'), headers: { 'Retry-After': '30' } };

const statusOf = (code: number) => (code === 20003 ? 401 : code === 20429 ? 429 : 400);

/** Starts an HTTP server with the parts of Twilio's API that the shop uses, failing on request. */
export async function startFakeTwilio() {
  const messages: FakeMessage[] = [];
  /** The URL for each message's reports, if it has one. */
  const reportTo = new Map<string, string>();
  function create(form: URLSearchParams): FakeAnswer {
    const { data } = sendForm.safeParse(Object.fromEntries(form));
    if (!data) return refusal(400, 21602, 'Message body is required.');
    if (!data.From && !data.MessagingServiceSid)
      return refusal(400, 21603, "A 'From' phone number is required.");
    if (!/^\+[1-9]\d{6,14}$/.test(data.To))
      return refusal(400, 21211, `Invalid 'To' Phone Number: ${data.To}`);
    const sid = `SM${randomUUID().replaceAll('-', '')}`;
    const now = new Date().toUTCString().replace('GMT', '+0000');
    const uri = `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages/${sid}`;
    const message: FakeMessage = {
      ...{ sid, account_sid: ACCOUNT_SID, api_version: '2010-04-01', body: data.Body, to: data.To },
      ...{ date_created: now, date_sent: null, date_updated: now, direction: 'outbound-api' },
      ...{
        error_code: null,
        error_message: null,
        from: data.From ?? FROM,
        num_media: '0',
        num_segments: '1',
      },
      messaging_service_sid: data.MessagingServiceSid ?? null,
      ...{ price: null, price_unit: 'USD', status: 'queued', uri: `${uri}.json` },
      subresource_uris: { media: `${uri}/Media.json` },
    };
    messages.push(message);
    if (data.StatusCallback) reportTo.set(sid, data.StatusCallback);
    return { status: 201, body: message };
  }

  function work(operation: TwilioOperation, req: IncomingMessage, body: string): FakeAnswer {
    const basic = Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64');
    if (req.headers.authorization !== `Basic ${basic}`) return refusal(401, 20003, 'Authenticate');
    if (operation === 'send') return create(new URLSearchParams(body));
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://twilio');
    if (operation === 'list') {
      const to = searchParams.get('To');
      const found = messages.filter((each) => to === null || each.to === to).reverse();
      const size = Number(searchParams.get('PageSize') ?? 50);
      return {
        status: 200,
        body: { messages: found.slice(0, size), next_page_uri: null, page: 0, page_size: size },
      };
    }
    const found = messages.find(({ sid }) => pathname.endsWith(`/${sid}.json`));
    return found ? { status: 200, body: found } : refusal(404, 20404, 'The requested resource was not found');
  }

  const provider = await startFakeProvider<TwilioOperation, TwilioTrouble>({
    calls: { send: 0, find: 0, list: 0 },
    operationOf: ({ method, url = '' }) =>
      method === 'POST' ? 'send' : url.split('?')[0]?.endsWith('/Messages.json') ? 'list' : 'find',
    refusal: (trouble) => {
      if (typeof trouble === 'number') return refusal(statusOf(trouble), trouble, 'Refused');
      if (trouble === 'error') return refusal(500, 20500, 'Internal Server Error');
      return trouble === 'limited' ? LIMITED : undefined;
    },
    work: ({ operation, req, text }) => work(operation, req, text),
  });

  return {
    ...provider,
    settings: {
      TWILIO_ACCOUNT_SID: ACCOUNT_SID,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: FROM,
      TWILIO_API_URL: provider.url,
    },
    ...{ messages, reportTo },
    /** The texts to a number, oldest first. */
    to: (number: string) => messages.filter(({ to }) => to === number).map(({ body }) => body),
    /** Changes a message's state, as carriers do. */
    move: (sid: string, change: Partial<FakeMessage>) => {
      const message = messages.find((each) => each.sid === sid);
      if (!message) throw new Error(`the fake has no message ${sid}`);
      Object.assign(message, { date_updated: new Date().toUTCString() }, change);
    },
    /** Posts a form to the shop's webhook, signed. Returns the status of its answer. */
    post: async (
      shopUrl: string,
      form: Record<string, string>,
      { url: signedUrl, token = AUTH_TOKEN, signature }: Partial<Signing> = {},
    ) => {
      const fields = { AccountSid: ACCOUNT_SID, ApiVersion: '2010-04-01', ...form };
      const signed = twilioSignature(signedUrl ?? `${shopUrl}${PATH}`, fields, token);
      const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' });
      if (signature !== null) headers.set('X-Twilio-Signature', signature ?? signed);
      const sent = { method: 'POST', headers, body: new URLSearchParams(fields).toString() };
      return (await fetch(`${shopUrl}${PATH}`, sent)).status;
    },
  };
}

/** Signs a form as Twilio does. */
export function twilioSignature(url: string, fields: Record<string, string>, token: string): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => compareText(one, other));
  const signed = url + sorted.map(([name, value]) => name + value).join('');
  return createHmac('sha1', token).update(signed, 'utf8').digest('base64');
}
