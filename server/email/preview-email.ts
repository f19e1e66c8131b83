import type { z } from 'zod';
import { type EmailDraft, type emailPreview, isOpenedEmail, openingOf } from '#domain/email/openings';
import { openingChange } from '#domain/shop-settings/opening-settings';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { enqueue } from '#server/platform/outbox/enqueue';
import type { HandlerTable } from '#server/platform/outbox/handle-row';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { type EmailSettings, emailSender } from './email-settings';
import { ROBIN, SAMPLE_NUMBER, sampleContents } from './sample-emails';
import { emailBody } from './send-email';
import { shopEmailSender } from './shop-email';
import {
  type EmailContent,
  type EmailSender,
  openingParts,
  type Part,
  type Piece,
  testEmail,
} from './templates/email-content';

/** Makes an email with an unsaved opening line from sample data. */
export async function previewEmail(
  settings: EmailSettings,
  draft: EmailDraft,
): Promise<z.input<typeof emailPreview>> {
  const { sender } = await emailSender(settings);
  const body = await emailBody(settings.payload, draftedContent(sender, draft), sender);
  return { ...body, usual: defaultWording(sender, draft) };
}

function draftedContent(sender: EmailSender, draft: EmailDraft): EmailContent {
  const drafted = { ...sender, shop: { ...sender.shop, ...openingChange(sender.shop, draft) } };
  const { opening, ...content } = sampleContents(drafted)[draft.email];
  return { ...content, parts: [opening && openingParts(opening, drafted), content.parts] };
}

/** The default first sentence, with placeholders instead of the sample customer's name and order. */
function defaultWording(sender: EmailSender, { email }: EmailDraft): string {
  const { setting } = openingOf(email);
  if (setting) return SHOP_DEFAULTS[setting];
  const name = '{first name}';
  const { opening } = sampleContents(sender, { ...ROBIN, name, greeting: name })[email];
  const words = opening ? wordsOf(opening.defaultLine) : '';
  const [first = words] = /^.*?[.!?:](?=\s|$)/s.exec(words) ?? [];
  return first.replaceAll(SAMPLE_NUMBER, '{order}');
}

const wordsOf = (part: Part): string =>
  part.kind === 'words' ? part.pieces.map(wordsIn).join('').replaceAll(/\s+/g, ' ').trim() : '';

function wordsIn(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if ('breakable' in piece) return piece.breakable;
  if ('lines' in piece) return piece.lines;
  return 'label' in piece ? piece.label : ' ';
}

interface TestEmail {
  settings: EmailSettings;
  draft: EmailDraft;
  /** Two calls with the same key send one email. */
  key: string;
}

/** Queues a test email to the address that gets the shop's notifications, and returns that address. */
export async function queueTestEmail({ settings, draft, key }: TestEmail): Promise<string> {
  const { ownerEmail } = await emailSender(settings);
  await enqueue(settings.payload, 'mail:test', {
    key: `test:${key}`,
    data: { email: draft.email, line: draft.line },
    recipient: ownerEmail,
  });
  wakeOutbox(settings.payload);
  return ownerEmail;
}

export function testEmailHandlers(settings: EmailSettings) {
  const send = shopEmailSender(settings);
  return {
    'mail:test': async ({ email, line = '' }, row) => {
      if (!isOpenedEmail(email)) return 'drop';
      return send(row, ({ sender, ownerEmail }) => ({
        to: row.recipient ?? ownerEmail,
        content: testEmail(draftedContent(sender, { email, line })),
      }));
    },
  } satisfies Partial<HandlerTable>;
}
