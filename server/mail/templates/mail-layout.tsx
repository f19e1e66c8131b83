import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Preview, Section, Text } from 'react-email';
import type { ShopSettings } from '#domain/shop-settings/shop-settings';
import { MAIL_COLORS as colors } from './colors';

const fonts = {
  display: "'Barlow Condensed', 'Arial Narrow', Arial, sans-serif",
  text: "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif",
} as const;

export const mailStyles = {
  text: {
    color: colors.text,
    fontFamily: fonts.text,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 14px',
  },
  muted: {
    color: colors.muted,
    fontFamily: fonts.text,
    fontSize: '14px',
    lineHeight: '21px',
    margin: '0 0 6px',
  },
  number: {
    color: colors.accent,
    fontFamily: fonts.display,
    fontSize: '34px',
    fontWeight: 700,
    letterSpacing: '3px',
    lineHeight: '40px',
    margin: '4px 0 18px',
  },
  cell: {
    color: colors.text,
    fontFamily: fonts.text,
    fontSize: '16px',
    lineHeight: '24px',
    padding: '4px 0',
  },
  amount: {
    color: colors.text,
    fontFamily: fonts.text,
    fontSize: '16px',
    lineHeight: '24px',
    padding: '4px 0',
    textAlign: 'right' as const,
    fontVariantNumeric: 'tabular-nums',
  },
  block: {
    borderLeft: `3px solid ${colors.accent}`,
    color: colors.text,
    fontFamily: fonts.text,
    fontSize: '17px',
    lineHeight: '26px',
    margin: '0 0 18px',
    padding: '2px 0 2px 14px',
  },
  link: { color: colors.accent, fontWeight: 600 },
} as const;

interface MailLayout {
  preview: string;
  heading: string;
  shopName: string;
  siteUrl: string;
  /** Small print below the address of the site. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Who sends a mail: the shop's name, the address of its site, and the shop settings. */
export interface MailSender extends Pick<MailLayout, 'shopName' | 'siteUrl'> {
  shop: ShopSettings;
}

/** The frame of every mail: the shop's name, a stitched card, the address of the shop's site. */
export function MailLayout({ preview, heading, shopName, siteUrl, footer, children }: MailLayout) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colors.background, margin: 0, padding: '24px 12px' }}>
        <main>
          <Container style={{ maxWidth: '560px', margin: '0 auto' }}>
            <Text
              style={{
                color: colors.muted,
                fontFamily: fonts.display,
                fontSize: '15px',
                fontWeight: 700,
                letterSpacing: '2px',
                margin: '0 0 12px',
                textTransform: 'uppercase',
              }}
            >
              {shopName}
            </Text>
            <Section
              style={{
                backgroundColor: colors.surface,
                border: `2px dashed ${colors.stitch}`,
                borderRadius: '10px',
                padding: '28px 26px',
              }}
            >
              <Heading
                as="h1"
                style={{
                  color: colors.text,
                  fontFamily: fonts.display,
                  fontSize: '28px',
                  lineHeight: '32px',
                  margin: '0 0 14px',
                  textTransform: 'uppercase',
                }}
              >
                {heading}
              </Heading>
              {children}
            </Section>
            <Hr style={{ borderColor: 'transparent', margin: '8px 0' }} />
            <Text style={mailStyles.muted}>
              <a href={siteUrl} style={mailStyles.link}>
                {siteUrl.replace(/^https?:\/\//, '')}
              </a>
            </Text>
            {footer}
          </Container>
        </main>
      </Body>
    </Html>
  );
}
