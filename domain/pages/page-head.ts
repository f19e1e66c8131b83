import { pageWords, type ShopInTitles } from './page-words';
import { type OwnerText, PAGES, type PageName, pageAt } from './pages';
import { type DescribedShop, localBusiness, type OfferedService } from './structured-data';

/** An element of a page's head; whoever writes it out as HTML escapes its text and attributes (`headHtml`). */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script' | 'style';
  attributes?: Record<string, string>;
  text?: string;
}

/** What the heads of all pages are made from. */
export interface PageHeadFacts {
  /** The shop's public address, without a slash at its end. */
  siteUrl: string;
  shop: DescribedShop & ShopInTitles & { texts: readonly OwnerText[] };
  /** A style sheet over the shop's own, with the owner's color (rule 2.16); empty without one. */
  accentStyle: string;
  /** All services, in their order; only the active ones are told of. */
  services: readonly OfferedService[];
  /** The path of the picture that stands beside a link to the shop. */
  sharePicture: string;
}

/** Width and height of that picture in pixels, as the networks that show it ask for. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** The pages that show what can be ordered, and so may tell search engines of it. */
const WITH_OFFERS: readonly PageName[] = ['home', 'order'];

/** The head of the page at a URL path without its query, the 404 page's where there is none (rule 2.12). */
export function pageHead(path: string, facts: PageHeadFacts): HeadTag[] {
  const page = pageAt(path, facts.shop.texts);
  const { title, description = '', unlisted } = pageWords(page, facts.shop);
  const color: HeadTag[] = facts.accentStyle ? [{ tag: 'style', text: facts.accentStyle }] : [];
  if (!page || unlisted) return [{ tag: 'title', text: title }, named('robots', 'noindex'), ...color];
  const address = `${facts.siteUrl}${PAGES[page]}`;
  return [
    { tag: 'title', text: title },
    named('description', description),
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    ...openGraph({
      name: facts.shop.name,
      title,
      description,
      address,
      picture: `${facts.siteUrl}${facts.sharePicture}`,
    }),
    ...(WITH_OFFERS.includes(page) ? [structured(facts)] : []),
    ...color,
  ];
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });

interface Shared {
  name: string;
  title: string;
  description: string;
  address: string;
  picture: string;
}

function openGraph({ name, title, description, address, picture }: Shared): HeadTag[] {
  const { width, height, type } = SHARE_PICTURE;
  const said = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:type': type,
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': name,
  };
  return [
    ...Object.entries(said).map(
      ([property, content]): HeadTag => ({ tag: 'meta', attributes: { property, content } }),
    ),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** Data, which no browser runs; a '<' in it would end the element. */
function structured({ siteUrl, shop, services, sharePicture }: PageHeadFacts): HeadTag {
  const data = localBusiness({ ...shop, siteUrl, picture: `${siteUrl}${sharePicture}`, services });
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}
