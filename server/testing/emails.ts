import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Email {
  headers: Map<string, string>;
  to: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
  /** The names of attached files. */
  attachments: string[];
}

/** Returns the emails in a shop's outbox folder, oldest first. */
export async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => parseEmail(await readFile(join(folder, name), 'utf8'))));
}

/** Parses the headers, plain text, and HTML of the shop's own emails. */
export function parseEmail(source: string): Email {
  const { headers, body } = split(source);
  const parts = partsOf(headers.get('content-type') ?? '', body);
  const content = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type));
    return part ? decode(part.body, part.headers.get('content-transfer-encoding') ?? '') : '';
  };
  return {
    headers,
    to: headers.get('to') ?? '',
    subject: words(headers.get('subject') ?? ''),
    messageId: headers.get('message-id') ?? '',
    text: content('text/plain'),
    html: content('text/html'),
    attachments: parts.flatMap(
      (part) => /filename="?([^";]+)/.exec(part.headers.get('content-disposition') ?? '')?.[1] ?? [],
    ),
  };
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const normal = source.replaceAll('\r\n', '\n');
  const end = normal.indexOf('\n\n');
  const lines = normal
    .slice(0, end)
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map(
    (line) =>
      [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const,
  );
  return { headers: new Map(headers), body: normal.slice(end + 2) };
}

/** All parts, including nested ones. */
function partsOf(type: string, body: string): ReturnType<typeof split>[] {
  return multipart(type, body)
    .map(split)
    .flatMap((part) => {
      const inner = part.headers.get('content-type') ?? '';
      return inner.startsWith('multipart/') ? partsOf(inner, part.body) : [part];
    });
}

function multipart(type: string, body: string): string[] {
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (!boundary) return [`content-type: ${type}\n\n${body}`];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.replace(/^\n/, ''));
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return quotedPrintable(body);
  return body;
}

function quotedPrintable(body: string): string {
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function words(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
}
