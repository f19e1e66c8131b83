import { Fragment, type ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Img, Preview, Section, Text } from 'react-email';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { contactOf, LOGO_SIDE } from '#domain/shop-settings/shop-face';
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
  shop: ShopSettings;
  /** Small print below the address of the site. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Who sends a mail: the shop's name, the address of its site, and the shop settings. */
export type MailSender = Pick<MailLayout, 'shopName' | 'siteUrl' | 'shop'>;

/** The frame of every mail: the shop's logo and name, a stitched card, and where else the shop is found. */
export function MailLayout({ preview, heading, shopName, siteUrl, shop, footer, children }: MailLayout) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colors.background, margin: 0, padding: '24px 12px' }}>
        <main>
          <Container style={{ maxWidth: '560px', margin: '0 auto' }}>
            {shop.logo && (
              <Img
                src={`${siteUrl}${thumbnailOf(shop.logo, LOGO_SIDE)}`}
                alt=""
                width="56"
                height="56"
                style={{ borderRadius: '6px', margin: '0 0 10px' }}
              />
            )}
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
              <ShopContact shop={shop} />
            </Text>
            {footer}
          </Container>
        </main>
      </Body>
    </Html>
  );
}

/** How else the shop is reached, as far as its owner has said. */
function ShopContact({ shop }: { shop: ShopSettings }) {
  return contactOf(shop).map(({ label, url }) => (
    <Fragment key={url}>
      {' · '}
      <a href={url} style={mailStyles.link}>
        {label}
      </a>
    </Fragment>
  ));
}
