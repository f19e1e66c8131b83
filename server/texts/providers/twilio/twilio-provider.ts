import { z } from 'zod';
import { askJson, basicAuth, type JsonAnswer } from '#server/platform/tools/json-api';
import { type NewText, TextError, type TextProvider } from '../provider';
import { twilioText, twilioTexts } from './twilio-shapes';

const TIMEOUT_MS = 15_000;
/** How many texts to read. The shop sends far fewer to one number in a day. */
const LIST_MAX = 100;

interface TwilioAccount {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** A phone number, or the ID of a messaging service. */
  from: string;
  timeoutMs?: number;
}

/** Sends texts with Twilio's REST API. Never retries, because only the caller knows whether that's safe. */
export function twilioProvider({
  baseUrl,
  accountSid,
  authToken,
  from,
  timeoutMs = TIMEOUT_MS,
}: TwilioAccount): TextProvider {
  const messages = `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages`;

  async function call(url: string, form?: Record<string, string>): Promise<unknown> {
    const answer = await askJson(
      url,
      {
        method: form ? 'POST' : 'GET',
        headers: { Authorization: basicAuth(accountSid, authToken) },
        body: form && new URLSearchParams(form),
        timeoutMs,
      },
      (reason) => new TextError('away', `Twilio gave no answer: ${reason}`),
    );
    if (answer.status < 200 || answer.status > 299) throw twilioFailure(answer);
    return answer.body;
  }

  return {
    send: async ({ to, body, reportTo }: NewText) =>
      read(
        twilioText,
        await call(`${messages}.json`, {
          To: to,
          ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }),
          Body: body,
          ...(reportTo && { StatusCallback: reportTo }),
        }),
      ),
    find: async (sid) => read(twilioText, await call(`${messages}/${encodeURIComponent(sid)}.json`)),
    list: async (to) => {
      const query = new URLSearchParams({ To: to, PageSize: String(LIST_MAX) });
      return read(twilioTexts, await call(`${messages}.json?${query}`)).messages;
    },
  };
}

/** If the response can't be read, we don't know whether the text was sent. */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body);
  if (data === undefined)
    throw new TextError('away', `Twilio's answer can't be read: ${error?.issues[0]?.message}`);
  return data;
}

const failure = z.object({ code: z.union([z.int(), z.string()]).nullish(), message: z.string().nullish() });

/** Codes about our account or sender, not about the number. */
const ABOUT_US = /^(20003|20008|20404|21212|21603|21606|21608|21659|21660|21661|21704|21705)$/;

export function twilioFailure({ status, body, retryAfterMs }: JsonAnswer): TextError {
  const { data } = failure.safeParse(body);
  const code = data?.code ? String(data.code) : null;
  const message = `Twilio: HTTP ${status}, ${code ?? 'no code'}, ${data?.message ?? 'no message'}`;
  if (status === 429)
    return new TextError('busy', message, code, retryAfterMs === null ? null : Math.max(retryAfterMs, 1000));
  if (status >= 500 || status < 400 || status === 408) return new TextError('away', message, code);
  const isOurs = status === 401 || status === 403 || status === 404 || ABOUT_US.test(code ?? '');
  return new TextError(isOurs ? 'account' : 'refused', message, code);
}
