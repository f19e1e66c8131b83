import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';

const ACCOUNT_SID = `AC${'a'.repeat(32)}`;
const AUTH_TOKEN = 'twilio-token-of-the-test';
const FROM = '+16075550100';

const TWILIO_OPERATIONS = ['send', 'find', 'list'] as const;
type TwilioOperation = (typeof TWILIO_OPERATIONS)[number];

/**
 * 'lost' and 'error-after' do the work but don't confirm it. 'held' does it and answers after `release`. 'twice' does it twice, like a
 * proxy that repeats a request. A number is the Twilio code of a refusal.
 */
type TwilioTrouble =
  | 'slow'
  | 'error'
  | 'error-after'
  | 'lost'
  | 'lost-before'
  | 'held'
  | 'twice'
  | 'garbage'
  | 'limited'
  | number;

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

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface FakeTwilio {
  url: string;
  settings: Record<'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM' | 'TWILIO_API_URL', string>;
  messages: FakeMessage[];
  /** Where each message's reports go, if anywhere. */
  reportTo: Map<string, string>;
  calls: Record<TwilioOperation, number>;
  /** Makes the next calls of this operation fail. Set `times` to Infinity for all. */
  trouble: (operation: TwilioOperation, trouble: TwilioTrouble, times?: number) => void;
  clearTroubles: () => void;
  /** The texts to a number, oldest first. */
  to: (number: string) => string[];
  /** Changes a message's state, as carriers do. */
  move: (sid: string, change: Partial<FakeMessage>) => void;
  /** Posts a form to the shop's webhook, signed. Returns the status of its answer. */
  post: (shopUrl: string, form: Record<string, string>, signed?: Partial<Signing>) => Promise<number>;
  isHeld: () => boolean;
  release: () => void;
  close: () => Promise<void>;
}

interface Signing {
  /** The URL to sign, if it differs from the one that's called. */
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

const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

const statusOf = (code: number) => (code === 20003 ? 401 : code === 20429 ? 429 : 400);

/** Starts an HTTP server with the parts of Twilio's API that the shop uses, failing on request. */
export async function startFakeTwilio(): Promise<FakeTwilio> {
  const messages: FakeMessage[] = [];
  const reportTo = new Map<string, string>();
  const troubles: { operation: TwilioOperation; trouble: TwilioTrouble; times: number }[] = [];
  const calls = { send: 0, find: 0, list: 0 };
  let heldAnswers: (() => void)[] = [];
  let url = '';

  const nextTrouble = (operation: TwilioOperation): TwilioTrouble | undefined => {
    const found = troubles.find((each) => each.operation === operation && each.times > 0);
    if (found) found.times -= 1;
    return found?.trouble;
  };

  function create(form: URLSearchParams): Answer {
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

  function work(operation: TwilioOperation, req: IncomingMessage, body: string): Answer {
    const basic = Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64');
    if (req.headers.authorization !== `Basic ${basic}`) return refusal(401, 20003, 'Authenticate');
    if (operation === 'send') return create(new URLSearchParams(body));
    const { pathname, searchParams } = new URL(req.url ?? '', url);
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

  const BEFORE: Partial<Record<TwilioTrouble, Answer>> = {
    error: refusal(500, 20500, 'Internal Server Error'),
    limited: { ...refusal(429, 20429, 'Too many requests'), headers: { 'Retry-After': '30' } },
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const form = await textOf(req);
    const path = req.url?.split('?')[0] ?? '';
    const operation = req.method === 'POST' ? 'send' : path.endsWith('/Messages.json') ? 'list' : 'find';
    calls[operation] += 1;
    const trouble = nextTrouble(operation);
    if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    if (trouble === 'lost-before') return void res.destroy();
    const failed =
      typeof trouble === 'number'
        ? refusal(statusOf(trouble), trouble, 'Refused')
        : trouble && BEFORE[trouble];
    if (trouble === 'twice') work(operation, req, form);
    const { status, body, headers } = failed ?? work(operation, req, form);
    if (trouble === 'lost') return void res.destroy();
    if (trouble === 'held') await new Promise<void>((resolve) => heldAnswers.push(resolve));
    if (trouble === 'garbage') return void res.writeHead(200).end('<html>Bad gateway</html>');
    res.writeHead(trouble === 'error-after' ? 500 : status, {
      'Content-Type': 'application/json',
      ...headers,
    });
    res.end(JSON.stringify(body));
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      res.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;

  return {
    url,
    settings: {
      TWILIO_ACCOUNT_SID: ACCOUNT_SID,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: FROM,
      TWILIO_API_URL: url,
    },
    ...{ messages, reportTo, calls },
    trouble: (operation, trouble, times = 1) => troubles.push({ operation, trouble, times }),
    clearTroubles: () => troubles.splice(0),
    to: (number) => messages.filter(({ to }) => to === number).map(({ body }) => body),
    move: (sid, change) => {
      const message = messages.find((each) => each.sid === sid);
      if (!message) throw new Error(`the fake has no message ${sid}`);
      Object.assign(message, { date_updated: new Date().toUTCString() }, change);
    },
    post: async (shopUrl, form, { url: signedUrl, token = AUTH_TOKEN, signature } = {}) => {
      const fields = { AccountSid: ACCOUNT_SID, ApiVersion: '2010-04-01', ...form };
      const signed = twilioSignature(signedUrl ?? `${shopUrl}${PATH}`, fields, token);
      const headers = new Headers({ 'Content-Type': 'application/x-www-form-urlencoded' });
      if (signature !== null) headers.set('X-Twilio-Signature', signature ?? signed);
      const sent = { method: 'POST', headers, body: new URLSearchParams(fields).toString() };
      return (await fetch(`${shopUrl}${PATH}`, sent)).status;
    },
    isHeld: () => heldAnswers.length > 0,
    release: () => {
      for (const go of heldAnswers) go();
      heldAnswers = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signs a form as Twilio does. */
export function twilioSignature(url: string, fields: Record<string, string>, token: string): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  const signed = url + sorted.map(([name, value]) => name + value).join('');
  return createHmac('sha1', token).update(signed, 'utf8').digest('base64');
}
