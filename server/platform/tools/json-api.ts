export interface JsonAnswer {
  status: number;
  retryAfterMs: number | null;
  /** Null if the body isn't JSON. */
  body: unknown;
}

interface Asked extends RequestInit {
  timeoutMs: number;
}

/** Calls another program's JSON API. If there's no answer, it throws what `away` makes of the reason. */
export async function askJson(
  url: string,
  { timeoutMs, ...init }: Asked,
  away: (reason: string) => Error,
): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return {
      status: response.status,
      retryAfterMs: retryAfterMs(response.headers.get('Retry-After')),
      body: jsonOrNull(await response.text()),
    };
  } catch (error) {
    throw away(noAnswerReason(error));
  }
}

/** Parses JSON. Returns null for anything else, like a proxy's error page. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Says why a request got no answer. */
export function noAnswerReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** How long a Retry-After header, in seconds or a date, asks us to wait, in ms. Null if it doesn't say. */
export function retryAfterMs(header: string | null): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** Returns the value of an Authorization header. */
export const basicAuth = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
