import { createElement, Fragment, type ReactNode } from 'react';
import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Preview,
  Row,
  render,
  Section,
  Text,
} from 'react-email';
import type { TrackStep } from '#domain/orders/track-steps';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { contactOf, LOGO_SIDE } from '#domain/shop-settings/shop-face';
import { formatDollars } from '#domain/wire/money';
import { breakable } from '#domain/words/breakable';
import { EMAIL_COLORS as colors, EMAIL_DARK_STYLE } from './colors';
import {
  type EmailContent,
  type EmailSender,
  openingParts,
  type Part,
  type Parts,
  type Piece,
} from './email-content';
import { emailStyles } from './email-styles';

export function renderEmail(content: EmailContent, sender: EmailSender): Promise<string> {
  const { preview, heading, opening, parts, footer } = content;
  const { shopName, siteUrl, shop } = sender;
  return render(
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{EMAIL_DARK_STYLE}</style>
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
            <Text style={emailStyles.shopName}>{shopName}</Text>
            {/* A baseball's seam as text, which needs no image. */}
            <Text aria-hidden data-skip-in-text style={emailStyles.seam}>
              {'»'.repeat(12)}
            </Text>
            <Section style={emailStyles.card}>
              <Section style={emailStyles.stitching}>
                <Heading as="h1" style={emailStyles.heading}>
                  {heading}
                </Heading>
                {opening && renderParts(openingParts(opening, sender))}
                {renderParts(parts)}
              </Section>
            </Section>
            <Text style={{ ...emailStyles.muted, margin: '16px 0 6px' }}>
              <a href={siteUrl} aria-label={siteUrl} style={emailStyles.link}>
                <Breakable>{siteUrl.replace(/^https?:\/\//, '')}</Breakable>
              </a>
              {contactOf(shop).map(({ label, url }) => (
                <Fragment key={url}>
                  {' · '}
                  <a href={url} aria-label={label} style={emailStyles.link}>
                    <Breakable>{label}</Breakable>
                  </a>
                </Fragment>
              ))}
            </Text>
            {footer && renderPart(footer)}
          </Container>
        </main>
      </Body>
    </Html>,
  );
}

// Children are passed as arguments, so they need no keys.
function renderParts(parts: Parts): ReactNode {
  return createElement(
    Fragment,
    null,
    ...parts.map((part) => part && (isPart(part) ? renderPart(part) : renderParts(part))),
  );
}

function isPart(part: Part | Parts): part is Part {
  return 'kind' in part;
}

function renderPart(part: Part): ReactNode {
  if (part.kind === 'words') {
    const style =
      part.style === 'strong' ? { ...emailStyles.text, fontWeight: 600 } : emailStyles[part.style];
    return createElement(Text, { style }, ...part.pieces.map(renderPiece));
  }
  if (part.kind === 'section')
    return (
      <Section style={part.margin ? { margin: part.margin } : undefined}>{renderParts(part.parts)}</Section>
    );
  if (part.kind === 'photos') return <PhotoLinks hrefs={part.hrefs} />;
  if (part.kind === 'steps') return <StepBar steps={part.steps} />;
  if (part.kind === 'amount') {
    const weight = { fontWeight: part.isStrong ? 700 : 400 };
    return (
      <Row>
        <Column style={{ ...emailStyles.cell, ...weight }}>{part.label}</Column>
        <Column style={{ ...emailStyles.amount, ...weight }}>{formatDollars(part.cents)}</Column>
      </Row>
    );
  }
  return (
    <Text style={emailStyles.text}>
      <a href={part.href} style={part.isQuiet ? emailStyles.quietButton : emailStyles.button}>
        {part.label}
      </a>
    </Text>
  );
}

function renderPiece(piece: Piece): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('break' in piece) return <br />;
  if ('breakable' in piece) return <Breakable>{piece.breakable}</Breakable>;
  if ('lines' in piece) return joinWith(piece.lines.split(/\r\n|\r|\n/), <br />);
  return (
    <a href={piece.href} style={emailStyles.link}>
      {piece.label}
    </a>
  );
}

function Breakable({ children }: { children: string }) {
  return joinWith(breakable(children), <wbr />);
}

function joinWith(pieces: readonly string[], separator: ReactNode): ReactNode {
  return createElement(
    Fragment,
    null,
    ...pieces.flatMap((piece, index) => (index > 0 ? [separator, piece] : [piece])),
  );
}

function PhotoLinks({ hrefs }: { hrefs: readonly string[] }) {
  return (
    <Text style={emailStyles.text}>
      {hrefs.map((href, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          {renderPiece({ href, label: `Photo ${index + 1}` })}
        </span>
      ))}
    </Text>
  );
}

const MARK = { done: '✓', current: '●', next: '○' } as const;

// It's a table, because every email program can show one.
function StepBar({ steps }: { steps: readonly TrackStep[] }) {
  return (
    <Row style={{ margin: '0 0 12px' }}>
      {steps.map(({ key, label, state }) => (
        <Column
          key={key}
          style={{
            ...emailStyles.muted,
            borderTop: `4px solid ${state === 'next' ? colors.line : colors.accent}`,
            color: state === 'next' ? colors.muted : colors.text,
            fontSize: '12px',
            fontWeight: state === 'current' ? 700 : 400,
            lineHeight: '16px',
            overflowWrap: 'normal',
            padding: '6px 6px 0 0',
            verticalAlign: 'top',
            width: `${Math.floor(100 / steps.length)}%`,
          }}
        >
          <span style={{ display: 'block' }}>{MARK[state]}</span> {label}
        </Column>
      ))}
    </Row>
  );
}
