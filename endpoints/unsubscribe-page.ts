import { createHash } from 'node:crypto';
import { UNSUBSCRIBE_WORDING } from '#domain/consents/consent-words';
import { PAGES } from '#domain/pages/pages';
import { type Accents, accentsIn, EMAIL_COLORS, EMAIL_DARK } from '#server/email/templates/colors';

export type UnsubscribeState = 'asked' | 'done' | 'unknown';

const variables = (colors: Record<keyof typeof EMAIL_COLORS, string>, accent: string) => `:root {
    --background: ${colors.background}; --surface: ${colors.surface}; --text: ${colors.text};
    --stitch: ${colors.stitch}; --accent: ${accent}; --on-accent: ${colors.accentText}; }`;

const styleIn = ({ light, dark }: Accents) => `
  :root { color-scheme: light dark; }
  ${variables(EMAIL_COLORS, light)}
  @media (prefers-color-scheme: dark) { ${variables(EMAIL_DARK, dark)} }
  body { margin: 0; padding: 48px 16px; background: var(--background); color: var(--text);
    font: 17px/1.55 'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif; }
  main { max-width: 30rem; margin: 0 auto; padding: 28px 26px; background: var(--surface);
    border: 2px dashed var(--stitch); border-radius: 10px; }
  h1 { margin: 0 0 14px; font: 700 28px/32px 'Barlow Condensed', 'Arial Narrow', Arial, sans-serif;
    text-transform: uppercase; }
  p, form { margin: 0 0 18px; }
  p:last-child { margin: 0; }
  a { color: var(--accent); }
  button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 6px; cursor: pointer; font: inherit;
    font-weight: 600; background: var(--accent); color: var(--on-accent); }
  a:focus-visible, button:focus-visible { outline: 3px solid var(--stitch); outline-offset: 3px; }
`;

const CONTENT: Record<UnsubscribeState, { title: string; body: string }> = {
  asked: {
    title: 'Unsubscribe?',
    body: `<p>${UNSUBSCRIBE_WORDING}</p>
      <form method="post"><button type="submit">Unsubscribe</button></form>`,
  },
  done: {
    title: "You're unsubscribed",
    body: `<p>You won't get messages from us anymore. Changed your mind? <a href="${PAGES.customerLogin}">Log in</a> and join the mailing list again.</p>`,
  },
  unknown: {
    title: "This link doesn't work",
    body: `<p>It's incomplete, or its account is gone. You can also <a href="${PAGES.customerLogin}">log in</a> and leave the mailing list in your account.</p>`,
  },
};

interface UnsubscribePage {
  html: string;
  /** The page runs no script, loads nothing, can't be framed, and sends no referrer, because its URL contains the token. */
  headers: Record<string, string>;
}

/** Returns a plain HTML page with the shop's name and color. It works in any browser, without scripts or the storefront. */
export function unsubscribePage(
  state: UnsubscribeState,
  { name, accentColor }: { name: string; accentColor: string | null },
): UnsubscribePage {
  const style = styleIn(accentsIn(accentColor));
  const sum = createHash('sha256').update(style).digest('base64');
  return {
    html: pageOf(CONTENT[state], style, escaped(name)),
    headers: {
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${sum}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  };
}

function pageOf({ title, body }: { title: string; body: string }, style: string, shopName: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} | ${shopName}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
      <p><a href="${PAGES.home}">${shopName}</a></p>
    </main>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
