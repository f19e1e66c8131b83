import { Fragment, type ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Img, Preview, Section, Text } from 'react-email';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { contactOf, LOGO_SIDE } from '#domain/shop-settings/shop-face';
import type { ShopSettings } from '#domain/shop-settings/shop-settings';
import { MAIL_COLORS as colors, MAIL_DARK_STYLE } from './colors';
import { fonts, mailStyles } from './mail-styles';
import { Breakable } from './text-parts';

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
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MAIL_DARK_STYLE}</style>
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
                margin: '0 0 4px',
                textTransform: 'uppercase',
              }}
            >
              {shopName}
            </Text>
            <Seam />
            <Section
              style={{
                backgroundColor: colors.surface,
                border: `1px solid ${colors.line}`,
                borderRadius: '10px',
                padding: '6px',
              }}
            >
              <Section
                style={{
                  border: `2px dashed ${colors.seamLine}`,
                  borderRadius: '6px',
                  padding: '22px 18px 12px',
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
                    overflowWrap: 'anywhere',
                    textTransform: 'uppercase',
                  }}
                >
                  {heading}
                </Heading>
                {children}
              </Section>
            </Section>
            <Text style={{ ...mailStyles.muted, margin: '16px 0 6px' }}>
              <a href={siteUrl} aria-label={siteUrl} style={mailStyles.link}>
                <Breakable>{siteUrl.replace(/^https?:\/\//, '')}</Breakable>
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

/** The seam of a ball, which needs no picture. */
function Seam() {
  return (
    <Text
      aria-hidden
      data-skip-in-text
      style={{
        color: colors.stitch,
        fontFamily: fonts.text,
        fontSize: '20px',
        fontWeight: 700,
        letterSpacing: '1px',
        lineHeight: '20px',
        margin: '0 0 12px',
      }}
    >
      {'»'.repeat(12)}
    </Text>
  );
}

/** How else the shop is reached, as far as its owner has said. */
function ShopContact({ shop }: { shop: ShopSettings }) {
  return contactOf(shop).map(({ label, url }) => (
    <Fragment key={url}>
      {' · '}
      <a href={url} aria-label={label} style={mailStyles.link}>
        <Breakable>{label}</Breakable>
      </a>
    </Fragment>
  ));
}
