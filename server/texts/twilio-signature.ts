import { createHmac, timingSafeEqual } from 'node:crypto';

interface SignedForm {
  url: string;
  form: URLSearchParams;
  signature: string | undefined;
  authToken: string;
}

/** Whether Twilio signed a form with our token. It signs the URL with or without its port. */
export function isSignedByTwilio({ url, form, signature, authToken }: SignedForm): boolean {
  if (!signature) return false;
  const sent = Buffer.from(signature);
  const fields = signedFields(form);
  // Both are always compared, so the time it takes reveals nothing.
  const matches = [withPort(url), withoutPort(url)].map((address) => {
    const digest = createHmac('sha1', authToken)
      .update(address + fields, 'utf8')
      .digest('base64');
    const expected = Buffer.from(digest);
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  return matches.includes(true);
}

/** Returns each name with its values, sorted. A repeated value counts once. */
function signedFields(form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  return names
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
    .join('');
}

function withoutPort(url: string): string {
  const address = new URL(url);
  address.port = '';
  return address.toString();
}

function withPort(url: string): string {
  const { protocol, host, port, pathname, search } = new URL(url);
  const standard = protocol === 'https:' ? ':443' : ':80';
  return `${protocol}//${host}${port ? '' : standard}${pathname}${search}`;
}
