import { z } from 'zod';
import { askJson, basicAuth, noAnswerReason } from '#server/platform/tools/json-api';
import { ShipmentError, type ShipmentProblem } from '../provider';

const TIMEOUT_MS = 20_000;
/** How long it waits by itself, in ms. What to do about a longer wait is up to the caller. */
const RETRY_MAX_MS = 5000;
const DEFAULT_RETRY_MS = 1000;

interface EasypostAccount {
  baseUrl: string;
  apiKey: string;
  timeoutMs?: number;
}

interface EasypostRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

export interface EasypostApi {
  /** Returns the body of a successful response. Throws a ShipmentError. */
  call: (request: EasypostRequest) => Promise<unknown>;
  download: (url: string) => Promise<Buffer>;
}

/** Calls EasyPost's REST API. After a 429 with a short wait it tries once more, because a 429 changes nothing. */
export function easypostApi({ baseUrl, apiKey, timeoutMs = TIMEOUT_MS }: EasypostAccount): EasypostApi {
  const root = baseUrl.replace(/\/v2$/, '');
  const headers = {
    Authorization: basicAuth(apiKey, ''),
    'Content-Type': 'application/json',
  };

  const away = (reason: string) => new ShipmentError('away', `EasyPost gave no answer: ${reason}`);
  const ask = ({ method, path, body }: EasypostRequest) =>
    askJson(`${root}/v2${path}`, { method, headers, body: body && JSON.stringify(body), timeoutMs }, away);

  return {
    call: async (request) => {
      let answer = await ask(request);
      const waitMs = answer.retryAfterMs ?? DEFAULT_RETRY_MS;
      if (answer.status === 429 && waitMs <= RETRY_MAX_MS) {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        answer = await ask(request);
      }
      const { status, body, retryAfterMs } = answer;
      if (status < 200 || status > 299) throw easypostFailure(status, body, retryAfterMs);
      if (body === null) throw new ShipmentError('away', `EasyPost's answer isn't JSON: HTTP ${status}`);
      return body;
    },
    download: async (url) => {
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
        if (response.ok) return Buffer.from(await response.arrayBuffer());
        throw new ShipmentError('away', `EasyPost's file: HTTP ${response.status}`);
      } catch (error) {
        throw error instanceof ShipmentError ? error : away(noAnswerReason(error));
      }
    },
  };
}

const fieldError = z.union([
  z.string().transform((message) => ({ message, field: undefined })),
  z.object({ field: z.string().optional(), message: z.string().optional() }),
]);

const failure = z.object({
  error: z.object({
    code: z.string().optional(),
    message: z.unknown().optional(),
    errors: z.array(fieldError).optional(),
  }),
});

/** Turns a failed response into an error. After a 5xx or a redirect, we don't know whether the call went through. */
export function easypostFailure(
  status: number,
  body: unknown,
  retryAfterMs: number | null = null,
): ShipmentError {
  const { data } = failure.safeParse(body);
  const { code = 'no code', message: words, errors = [] } = data?.error ?? {};
  const said = typeof words === 'string' ? words : null;
  const reason = errors.map((each) => each.message).find(Boolean) ?? said;
  const message = `EasyPost: HTTP ${status}, ${code}, ${reason}`;
  return new ShipmentError(problemOf(status, code), message, reason, retryAfterMs);
}

function problemOf(status: number, code: string): ShipmentProblem {
  if (status === 429) return 'busy';
  if (status >= 500 || status < 400 || status === 408) return 'away';
  if (status === 404) return 'not-found';
  if (code === 'SHIPMENT.POSTAGE.EXISTS') return 'already-bought';
  return /\bADDRESS\./.test(code) ? 'address' : 'refused';
}
