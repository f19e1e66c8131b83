import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { sampleContents } from '../email/sample-emails';
import type { EmailSender } from '../email/templates/email-content';
import { renderEmail } from '../email/templates/render-email';

const sender: EmailSender = {
  shopName: 'The Glove Shop',
  siteUrl: 'https://gloves.example',
  shop: {
    ...SHOP_DEFAULTS,
    logo: '/media/logo.webp',
    phone: '(607) 555-0142',
    shopEmail: 'hello@gloves.example',
  },
};

/** Long enough to break a narrow layout. */
const LONG = {
  name: 'Christopher Wintergreen-Shortstop',
  greeting: 'Christopher',
  email: 'christopher.wintergreen-shortstop.the.third@mail.wintergreens-of-cooperstown.example',
};

/** Renders an email of every kind to HTML, by kind. */
export async function sampleEmails(): Promise<Record<string, string>> {
  const emails = await Promise.all(
    Object.entries(sampleContents(sender, LONG)).map(
      async ([kind, content]) => [kind, await renderEmail(content, sender)] as const,
    ),
  );
  return Object.fromEntries(emails);
}
