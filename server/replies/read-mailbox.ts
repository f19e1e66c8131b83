import { createHash } from 'node:crypto';
import { ImapFlow, type MailboxObject } from 'imapflow';
import type { Payload } from 'payload';
import { z } from 'zod';
import { REPLIES_FACT } from '#domain/health/health-facts';
import { DAY_MS } from '#domain/wire/durations';
import type { PhotoStore } from '#server/photos/photo-store';
import { findAll } from '#server/platform/database/find';
import { readFact, storeFact } from '#server/platform/health/facts';
import type { Tally } from '#server/platform/jobs/run-due-job';
import { log } from '#server/platform/tools/log';
import { finishReplies } from './post-reply';
import { EmailReader } from './read-email';
import { headKey, leaveEmail, takeEmail } from './take-email';

/** In bytes. This is enough for the headers and nearly always for the text. */
const HEAD_BYTES = 256 * 1024;
/** In bytes. No mail server we know accepts five photos of 10 MB, so this is enough. */
const EMAIL_BYTES_MAX = 36 * 1024 ** 2;
/** How far back to read a mailbox for the first time. */
const FIRST_DAYS = 14;
const LEFT_MAX = 1000;

const TIMES = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

export interface ReadMailbox {
  payload: Payload;
  store: PhotoStore;
  /** `IMAP_URL`. */
  address: string;
  tally?: Tally;
}

interface OpenMailbox extends Required<ReadMailbox> {
  client: ImapFlow;
  reader: EmailReader;
  mailbox: string;
}

/** Handles every new email in the mailbox without changing the mailbox (rule 32.3). Stores problems for the Health page. */
export async function readMailbox({ tally = () => undefined, ...options }: ReadMailbox): Promise<void> {
  const { payload, address } = options;
  await finishReplies(payload);
  const client = clientFor(address);
  // Without a listener, a broken connection would crash the shop. The command that's waiting fails, too.
  client.on('error', (error) => log.warn({ err: error }, 'replies: the connection broke'));
  const reader = new EmailReader();
  try {
    await client.connect();
    const opened = await client.mailboxOpen(pathOf(address), { readOnly: true });
    await readNew({ ...options, tally, client, reader, mailbox: nameOf(address, opened) });
    await client.logout();
  } catch (error) {
    log.error({ err: error }, "replies: the mailbox couldn't be read");
    const before = await readFact(payload, REPLIES_FACT);
    const facts = before ?? { at: null, mailbox: '', uid: 0, waiting: 0, reason: null };
    await storeFact(payload, REPLIES_FACT, { ...facts, problem: problemOf(error) });
  } finally {
    client.close();
    await reader.close();
  }
}

async function readNew(open: OpenMailbox): Promise<void> {
  const { payload, client, mailbox, tally } = open;
  const known = await readFact(payload, REPLIES_FACT);
  const before = known?.mailbox === mailbox ? known : null;
  const since = new Date(Date.now() - FIRST_DAYS * DAY_MS);
  const uids = await search(client, before ? { uid: `${before.uid + 1}:*` } : { since });
  // "*" always includes the last email, even if its UID is lower.
  const fresh = uids.filter((uid) => uid > (before?.uid ?? 0)).sort((a, b) => a - b);
  const facts = before ?? { at: known?.at ?? null, problem: null, mailbox, uid: 0, waiting: 0, reason: null };
  let last = facts.uid;
  for (const uid of fresh) {
    tally(await takeOne(open, uid), 1);
    last = uid;
    // Saved after the email is handled. After a crash in between, the email is handled again, and its key keeps it from counting twice.
    await storeFact(payload, REPLIES_FACT, { ...facts, uid });
  }
  const waiting = await sortLeft(open);
  await storeFact(payload, REPLIES_FACT, {
    ...{ at: new Date().toISOString(), problem: null, mailbox, uid: last },
    ...{ waiting: waiting.length, reason: waiting.at(-1)?.reason ?? null },
  });
}

async function takeOne(
  { payload, store, client, reader, mailbox }: OpenMailbox,
  uid: number,
): Promise<string> {
  const fetch = async (maxLength: number) => {
    const query = { size: true, source: { start: 0, maxLength } };
    const { source, size = 0 } = (await client.fetchOne(String(uid), query, { uid: true })) || {};
    return source && { source, size };
  };
  const fetched = await fetch(HEAD_BYTES);
  // It was deleted after the search.
  if (!fetched) return 'gone';
  const { source: head, size } = fetched;
  const place = { mailbox, uid };
  const email = await reader.read(head);
  if (!email) return leaveEmail(payload, { key: headKey(head), place, reason: 'unreadable' });
  const readWhole = async () => {
    if (size <= head.length) return email;
    const whole = await fetch(EMAIL_BYTES_MAX);
    return whole ? reader.read(whole.source) : null;
  };
  return takeEmail({ payload, store, place, head, email, readWhole });
}

/** Returns the unread emails left for a person, oldest first. Removes the records of the others. */
async function sortLeft({ payload, client, mailbox }: OpenMailbox) {
  const left = { state: { equals: 'left' } };
  const rows = await findAll(payload, 'email-replies', left, 'uid', LEFT_MAX);
  const here = rows.filter((row) => row.mailbox === mailbox);
  const range = here.map(({ uid }) => uid).join(',');
  const unread = range ? await search(client, { uid: range, seen: false }) : [];
  const waiting = here.filter(({ uid }) => unread.includes(uid ?? 0));
  const over = rows.filter((row) => !waiting.includes(row)).map(({ id }) => id);
  if (over.length > 0)
    await payload.db.deleteMany({
      collection: 'email-replies',
      where: { and: [left, { id: { in: over } }] },
    });
  return waiting;
}

async function search(client: ImapFlow, query: Parameters<ImapFlow['search']>[0]): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  if (!Array.isArray(found)) throw new Error("The mailbox couldn't be searched");
  return found;
}

const pathOf = (address: string) => decodeURIComponent(new URL(address).pathname.slice(1));

function clientFor(address: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // Only a server on this machine may be used without encryption.
    doSTARTTLS: false,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    disableAutoIdle: true,
    logger: false,
    maxLiteralSize: EMAIL_BYTES_MAX * 2,
    maxResponseSize: EMAIL_BYTES_MAX * 3,
    ...TIMES,
  });
}

/** Identifies a mailbox: 'INBOX at mail.test', its UIDVALIDITY, and a hash of its user. */
function nameOf(address: string, { uidValidity }: MailboxObject): string {
  const { hostname, username } = new URL(address);
  const mark = createHash('sha256').update(username).digest('hex').slice(0, 8);
  return `${pathOf(address)} at ${hostname} (${mark}, ${uidValidity})`;
}

const answered = z.object({ responseText: z.string() });

function problemOf(error: unknown): string {
  const said = answered.safeParse(error).data?.responseText;
  return said || (error instanceof Error ? error.message : String(error));
}
