import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plural } from '#domain/words/plural';
import { findAll } from '#server/platform/database/find';
import { heicPhoto, noise, PHOTOS, pixelBomb } from '#server/testing/photos';
import { replyShop } from '#server/testing/reply-shop';

const FOLDER = 'server/testing/reply-emails';

const expected = z.object({
  kind: z.string(),
  outcome: z.enum(['posted', 'held', 'left', 'ignored']),
  text: z.string().optional(),
  textStarts: z.string().optional(),
  photos: z.int().optional(),
  files: z.array(z.string()).optional(),
  reason: z.string().optional(),
  isBounced: z.boolean().optional(),
});
type Expected = z.infer<typeof expected>;

const emails = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => name.replace('.eml', ''))
  .sort();
const of = (name: string): Expected =>
  expected.parse(JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')));

const { shop, mail, write, read } = await replyShop();
afterAll(() => mail.close());

const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('base64')
    .replaceAll(/(.{76})/g, '$1\r\n');
const PARTS: Record<string, () => Promise<Buffer>> = {
  PHOTO: () => noise(200),
  HEIC: () => heicPhoto(),
  BOMB: async () => pixelBomb(20_000, 20_000),
  LOGO: async () => (await PHOTOS['image/png']?.()) ?? Buffer.alloc(0),
  TEN_MB: async () => Buffer.alloc(10 * 1024 ** 2, 'PK'),
};

const LINE = '\r\n';
/** Parts that are too long to store in the repository. */
const LONG: Record<string, () => string> = {
  RECIPIENTS: () => Array.from({ length: 10_000 }, (_, n) => `player${n}@team.test`).join(`,${LINE} `),
  PADDING: () => Array.from({ length: 220 }, () => 'x'.repeat(900)).join(`${LINE} `),
  // Text that makes regular expressions slow if they look for 'On … wrote:'.
  SLOW: () => `${LINE.repeat(60_001)}On ${'a '.repeat(3000)}${LINE}${`Op ${LINE}`.repeat(2000)}wrote`,
  DEEP: () =>
    `${Array.from(
      { length: 1000 },
      (_, n) => `--d${n}${LINE}Content-Type: multipart/mixed; boundary="d${n + 1}"${LINE}${LINE}`,
    ).join('')}--d1000${LINE}`,
};

/** Says what happened to an email, in the words of its expected result. */
const WORDS: Record<Expected['outcome'], string> = {
  posted: 'a message',
  held: 'waits for the owner',
  left: 'stays in the mailbox',
  ignored: 'nothing',
};

function wordsOf({ outcome, photos = 0, files = [], reason, isBounced }: Partial<Expected>): string {
  if (isBounced) return 'the address is marked';
  const what = outcome ? WORDS[outcome] : 'not taken';
  const found = [
    photos && `${photos} ${plural(photos, { one: 'photo', other: 'photos' })}`,
    files.length && `${files.length} ${plural(files.length, { one: 'file', other: 'files' })} named`,
  ];
  const result = [what, ...found].filter(Boolean).join(', ');
  return reason ? `${result}: ${reason}` : result;
}

const rows: string[] = [];

interface Delivered {
  address: string;
  orderId: string;
  uid: number;
}

const delivered = new Map<string, Delivered>();
let outcomes: Record<string, number> = {};

// The mailbox is read once, because each reading starts a thread.
beforeAll(async () => {
  for (const name of emails) await deliver(name);
  outcomes = await read();
});

/** Delivers an email from the corpus to the mailbox, about a new order. */
async function deliver(name: string): Promise<void> {
  const address = `robin-${randomUUID().slice(0, 8)}@mail.test`;
  const { order, email } = await write({ customerEmail: address });
  let source = readFileSync(`${FOLDER}/${name}.eml`, 'latin1');
  const parts = [...new Set(source.match(/\{\{(PHOTO|HEIC|BOMB|LOGO|TEN_MB)\}\}/g))];
  for (const part of parts)
    source = source.replaceAll(part, base64((await PARTS[part.slice(2, -2)]?.()) ?? Buffer.of()));
  for (const [part, long] of Object.entries(LONG))
    if (source.includes(`{{${part}}}`)) source = source.replace(`{{${part}}}`, long());
  const filled = source
    .replaceAll('{{FROM}}', address)
    .replaceAll('{{MESSAGE_ID}}', email.messageId)
    .replaceAll('{{REFERENCES}}', email.headers.get('references') ?? '')
    .replaceAll('{{SUBJECT}}', email.subject);
  mail.deliver(Buffer.from(filled, 'latin1'));
  delivered.set(name, { address, orderId: order.id, uid: delivered.size + 1 });
}

/** Returns what happened to an email. One that waits in the mailbox has no order. */
async function resultOf(name: string): Promise<Expected> {
  const { address = '', orderId, uid } = delivered.get(name) ?? {};
  const about: Where = { or: [{ orderId: { equals: orderId } }, { uid: { equals: uid } }] };
  const [row, ...others] = await findAll(shop.payload, 'email-replies', about);
  expect(others).toEqual([]);
  const [problem] = await findAll(shop.payload, 'email-problems', { address: { equals: address } });
  const result = { kind: of(name).kind, outcome: expected.shape.outcome.parse(row?.state ?? 'ignored') };
  if (!row) return { ...result, isBounced: Boolean(problem) };
  if (row.state === 'left') return { ...result, reason: row.reason ?? '' };
  const list = z.array(z.string()).catch([]);
  return {
    ...result,
    text: row.text ?? '',
    photos: list.parse(row.photos).length,
    files: list.parse(row.files),
  };
}

describe('emails as real programs write them', () => {
  it.each(emails)('%s', async (name) => {
    const { textStarts, ...wanted } = of(name);
    const actual = await resultOf(name);
    rows.push(`| ${wanted.kind} | ${wordsOf(wanted)} | ${wordsOf(actual)} |`);
    if (textStarts) expect(actual.text?.startsWith(textStarts)).toBe(true);
    expect(actual).toMatchObject(textStarts ? { outcome: wanted.outcome } : wanted);
  });

  it('are each handled once', () => {
    const wanted: Record<string, number> = {};
    for (const { outcome } of emails.map(of)) wanted[outcome] = (wanted[outcome] ?? 0) + 1;
    expect(outcomes).toEqual(wanted);
  });

  it('are listed in docs/replies.md', () => {
    expect(rows.length).toBe(emails.length);
    expect(emails.length).toBeGreaterThanOrEqual(40);
    const docs = readFileSync('docs/replies.md', 'utf8');
    for (const row of rows) expect(docs).toContain(row);
  });
});
