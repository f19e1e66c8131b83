interface Bounce {
  /** The refused address, in lower case. */
  addresses: string[];
  reason: string;
}

const REASON_MAX = 300;
const PERMANENT = /\b5\.\d{1,3}\.\d{1,3}\b|\b55[0-4]\b/;

/** Reads the delivery report of a bounce (RFC 3464), or its text. Null unless an address was permanently refused (rule 32.8). */
export function readBounce(reports: readonly string[], text: string, failed: string): Bounce | null {
  const refused = reports
    .flatMap((report) => report.split(/\r?\n\r?\n/))
    .map(fieldsOf)
    .filter(({ action, status }) => action === 'failed' && status?.startsWith('5'));
  const [first] = refused;
  if (first)
    return {
      addresses: refused.flatMap((each) => [
        ...addressIn(each['original-recipient']),
        ...addressIn(each['final-recipient']),
      ]),
      reason: shorten(first['diagnostic-code'] ?? first.status ?? ''),
    };
  if (reports.length > 0 || !PERMANENT.test(text)) return null;
  const line = text.split('\n').find((each) => PERMANENT.test(each)) ?? '';
  return { addresses: failed.split(',').flatMap(addressIn), reason: shorten(line) };
}

function fieldsOf(block: string): Record<string, string> {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const fields = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]] : [];
  });
  const made = Object.fromEntries(fields);
  return { ...made, ...(made.action && { action: made.action.toLowerCase() }) };
}

/** 'rfc822; bo@mail.test' or 'bo@mail.test'. */
function addressIn(value = ''): string[] {
  const address = (value.split(';').at(-1) ?? '').trim().replaceAll(/^<|>$/g, '').toLowerCase();
  return address.includes('@') ? [address] : [];
}

const shorten = (reason: string) =>
  reason
    .replace(/^(?:smtp|x-\w+);\s*/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_MAX);
