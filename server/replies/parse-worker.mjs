// Parses one email at a time in its own thread, so read-email.ts can stop it (rule 32.10).
import { parentPort } from 'node:worker_threads';
import EmailReplyParser from 'email-reply-parser';
import { simpleParser } from 'mailparser';

const OPTIONS = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepCidLinks: true,
  keepDeliveryStatus: true,
  checksumAlgo: false,
  maxHtmlLengthToParse: 1_000_000,
  maxChildNodes: 200,
};

const TEXT_MAX = 100_000;
const LINE_MAX = 10_000;
const FIELD_MAX = 2000;
const LISTED_MAX = 100;

/** Finds the shop's Message-IDs anywhere in an email, because a bounce quotes the email that wasn't delivered. */
const OWN_ID =
  /<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.[0-9a-f-]{36}\.[0-9a-f]{16})?@[^\s<>@]{1,255}>/g;
const QUOTED_BYTES = 512 * 1024;

/** The header fields that decide what kind of email it is. */
const FIELDS = [
  'auto-submitted',
  'precedence',
  'x-autoreply',
  'x-autorespond',
  'return-path',
  'list-id',
  'list-unsubscribe',
  'authentication-results',
  'x-failed-recipients',
  'content-type',
];

/** Returns a header as written, unfolded. Servers add theirs on top, so the first one counts. */
function field(lines, name) {
  const line = lines.find(({ key }) => key === name)?.line ?? '';
  return line
    .slice(line.indexOf(':') + 1)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const idsIn = (text) => (text.match(/<[^\s<>]{1,500}>/g) ?? []).slice(-LISTED_MAX);

/** Long runs of blank lines would keep the reply parser busy for minutes. */
function shortened(text) {
  const lines = text.slice(0, TEXT_MAX).split(/\r\n?|\n/);
  return lines
    .map((line) => line.slice(0, LINE_MAX).trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

async function read({ source, isWhole }) {
  const bytes = Buffer.from(source);
  const parsed = await simpleParser(bytes, OPTIONS);
  const lines = parsed.headerLines;
  const text = shortened(parsed.text ?? '');
  const sentAt = parsed.date;
  return {
    messageId: idsIn(field(lines, 'message-id'))[0] ?? null,
    inReplyTo: idsIn(field(lines, 'in-reply-to')),
    references: idsIn(field(lines, 'references')),
    ownIds: (bytes.toString('latin1', 0, QUOTED_BYTES).match(OWN_ID) ?? []).slice(0, LISTED_MAX),
    from: (parsed.from?.value ?? [])
      .slice(0, LISTED_MAX)
      .map(({ name, address }) => ({ name, address: address ?? '' })),
    subject: parsed.subject ?? '',
    sentAt: sentAt && !Number.isNaN(sentAt.getTime()) ? sentAt.toISOString() : null,
    fields: Object.fromEntries(FIELDS.map((name) => [name, field(lines, name).slice(0, FIELD_MAX)])),
    text,
    reply: isWhole ? text : new EmailReplyParser().parseReply(text),
    files: parsed.attachments.map(({ filename, contentType, content, contentDisposition, related }) => ({
      name: filename ?? null,
      type: contentType,
      isInline: related === true || contentDisposition === 'inline',
      content,
    })),
  };
}

parentPort.on('message', async (message) => {
  try {
    parentPort.postMessage({ email: await read(message) });
  } catch (error) {
    parentPort.postMessage({ problem: String(error) });
  }
});
