import { describe, expect, it } from 'vitest';
import { OPENED_EMAILS, OPENING_EMAILS } from '#domain/email/openings';
import { openingChange } from '#domain/shop-settings/opening-settings';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { plainTextOf } from './plain-text';
import { sampleContents } from './sample-emails';
import type { EmailSender } from './templates/email-content';
import { renderEmail } from './templates/render-email';

const sender: EmailSender = {
  shopName: 'The Glove Shop',
  siteUrl: 'https://gloves.example',
  shop: SHOP_DEFAULTS,
};
const LINE = 'Well, hello <b>there</b> & welcome!\nHow are you?';

const withLine = (email: (typeof OPENED_EMAILS)[number], line: string): EmailSender => ({
  ...sender,
  shop: { ...SHOP_DEFAULTS, ...openingChange(SHOP_DEFAULTS, { email, line }) },
});
const htmlOf = (email: (typeof OPENED_EMAILS)[number], from: EmailSender) =>
  renderEmail(sampleContents(from)[email], from);

describe('an email to customers', () => {
  it.each(OPENING_EMAILS)('%s opens with the default wording, to the letter (rule 35.1)', async (email) => {
    const { opening, ...content } = sampleContents(sender)[email];
    expect(opening?.email).toBe(email);
    const written = await renderEmail({ ...content, parts: [opening?.defaultLine, content.parts] }, sender);
    expect(await htmlOf(email, sender)).toBe(written);
  });

  it.each(OPENED_EMAILS)('%s opens with the line of the owner, as plain text (rule 35.2)', async (email) => {
    const html = await htmlOf(email, withLine(email, LINE));
    expect(html).toContain('Well, hello &lt;b&gt;there&lt;/b&gt; &amp; welcome!<br/>How are you?');
    expect(plainTextOf(html)).toContain('Well, hello <b>there</b> & welcome!\nHow are you?');
    expect(await htmlOf(email, withLine(email, ''))).toBe(await htmlOf(email, sender));
  });

  it('fills placeholders once (rule 35.3)', async () => {
    const order = {
      ...sampleContents(sender, { name: '{order} {ready}', greeting: 'x', email: 'x@example.com' }),
    };
    const own = withLine('mail:status-received', 'Hi {first name}, {order} is ready {ready}.');
    expect(plainTextOf(await htmlOf('mail:status-received', own))).toContain(
      'Hi Robin, 3F2A91C4 is ready around Mon, Nov 30 to Thu, Dec 3.',
    );
    expect(plainTextOf(await renderEmail(order['mail:status-received'], own))).toContain(
      'Hi there, 3F2A91C4 is ready around',
    );
  });

  it.each([
    ['mail:payment-received', 'We have your payment of $114.00 for this order:'],
    ['mail:last-reminder', "We'll cancel your order tomorrow unless we get your $169.00."],
    ['mail:refunded', "We've refunded $45.00."],
    ['mail:status-canceled', "Your order was canceled, and we've stopped working on it."],
    ['mail:extra-work', 'Should we do it?'],
    ['mail:package-trouble', 'UPS says your package came back to us.'],
    ['mail:track-link', 'keep it to yourself:'],
    ['mail:status-received', "It'll be ready in about 21"],
  ] as const)('%s still says what customers need to know (rule 35.4)', async (email, fact) => {
    expect(plainTextOf(await htmlOf(email, withLine(email, LINE)))).toContain(fact);
  });
});
