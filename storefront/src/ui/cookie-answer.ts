import { readStored, writeStored } from './stored-value';

const ANSWER_KEY = 'cookie-consent';
const AT_KEY = 'cookie-consent-at';

export const hasAnsweredCookies = () => readStored(ANSWER_KEY) !== null;

/** Stores the cookie banner's answer and its time, in this browser only. */
export function storeCookieAnswer(answer: 'accepted' | 'declined'): void {
  writeStored(ANSWER_KEY, answer);
  writeStored(AT_KEY, new Date().toISOString());
}

/** The answer to send with an order or a login (rule 31.3). Undefined if there's none, or if it has no time. */
export function cookieAnswer(): { given: boolean; at: string } | undefined {
  const [answer, at] = [readStored(ANSWER_KEY), readStored(AT_KEY)];
  if (!answer || !at || Number.isNaN(Date.parse(at))) return undefined;
  return { given: answer === 'accepted', at: new Date(at).toISOString() };
}
