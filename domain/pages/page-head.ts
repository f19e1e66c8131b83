import { pageWords, type ShopInTitles } from './page-words';
import { type OwnerText, PAGES, type PageName, pageAt } from './pages';
import { type DescribedShop, localBusiness, type OfferedService } from './structured-data';

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script' | 'style';
  attributes?: Record<string, string>;
  text?: string;
}

export interface PageHeadFacts {
  /** The shop's public URL without a trailing slash. If null, the head has no absolute URLs. */
  siteUrl: string | null;
  shop: DescribedShop & ShopInTitles & { texts: readonly OwnerText[] };
  /** Overrides the shop's own style sheet with the owner's color (rule 2.16). Empty without one. */
  accentStyle: string;
  services: readonly OfferedService[];
  sharePicture: string;
}

/** The link preview picture's size in pixels, which social networks ask for. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Pages that show what can be ordered, so they have structured data for search engines. */
const WITH_OFFERS: readonly PageName[] = ['home', 'order'];

/** The head of the page at a URL path without its query, or of the 404 page (rule 2.12). */
export function pageHead(path: string, facts: PageHeadFacts): HeadTag[] {
  const page = pageAt(path, facts.shop.texts);
  const { title, description = '', unlisted } = pageWords(page, facts.shop);
  const color: HeadTag[] = facts.accentStyle ? [{ tag: 'style', text: facts.accentStyle }] : [];
  if (!page || unlisted) return [{ tag: 'title', text: title }, named('robots', 'noindex'), ...color];
  return [
    { tag: 'title', text: title },
    named('description', description),
    ...openGraph({
      'og:type': 'website',
      'og:site_name': facts.shop.name,
      'og:title': title,
      'og:description': description,
    }),
    ...(facts.siteUrl === null ? [] : addressed(page, facts.siteUrl, facts)),
    ...color,
  ];
}

function addressed(page: PageName, siteUrl: string, facts: PageHeadFacts): HeadTag[] {
  const address = `${siteUrl}${PAGES[page]}`;
  const { width, height, type } = SHARE_PICTURE;
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    ...openGraph({
      'og:url': address,
      'og:image': `${siteUrl}${facts.sharePicture}`,
      'og:image:type': type,
      'og:image:width': String(width),
      'og:image:height': String(height),
      'og:image:alt': facts.shop.name,
    }),
    named('twitter:card', 'summary_large_image'),
    ...(WITH_OFFERS.includes(page) ? [structured(siteUrl, facts)] : []),
  ];
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });

const openGraph = (properties: Record<string, string>): HeadTag[] =>
  Object.entries(properties).map(([property, content]) => ({
    tag: 'meta',
    attributes: { property, content },
  }));

/** Browsers don't run it. A '<' would end the element. */
function structured(siteUrl: string, { shop, services, sharePicture }: PageHeadFacts): HeadTag {
  const data = localBusiness({ ...shop, siteUrl, picture: `${siteUrl}${sharePicture}`, services });
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}
