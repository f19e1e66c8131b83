import type { Payload } from 'payload';
import { serviceList } from '#domain/catalogue/service-contract';
import type { PageHeadFacts } from '#domain/pages/page-head';
import { OWNER_TEXTS } from '#domain/pages/pages';
import type { PaymentSettings } from '#domain/payments/payment-contract';
import type { PageData } from '#domain/served-pages/page-data';
import { accentStyle } from '#domain/shop-settings/accent';
import type { ShopSettings } from '#domain/shop-settings/settings-contract';
import type { ShopFacts } from '#domain/shop-settings/shop-facts';
import { factsOf, SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { type CatalogueNoun, catalogueAnswer } from '#server/catalogue/list-catalogue';
import { benchTurnaround } from '#server/orders/ready-estimate';
import { log } from '#server/platform/tools/log';
import { perShop } from '#server/platform/tools/per-shop';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { sharePicturePath } from './share-picture';

const LISTS: Record<string, CatalogueNoun> = {
  '/api/services': 'services',
  '/api/lace-colors': 'lace-colors',
  '/api/work-gallery': 'gallery',
  '/api/reviews': 'reviews',
};

interface PageSource {
  key: string;
  reads: () => PageData['reads'];
}

interface SourceParts {
  payload: Payload;
  payment: PaymentSettings;
}

interface Answer {
  key: string;
  json?: () => string;
}

/** The data for pages that read these URLs, cached for a few seconds. */
export async function pageSource(parts: SourceParts, addresses: readonly string[]): Promise<PageSource> {
  const answers = await Promise.all(
    addresses.map(async (address) => ({ address, ...(await readAnswer(parts, address)) })),
  );
  return {
    key: JSON.stringify(answers.map(({ key }) => key)),
    reads: () =>
      Object.fromEntries(
        answers.flatMap(({ address, json }) => (json ? [[address, JSON.parse(json())]] : [])),
      ),
  };
}

/** A public list by its URL. Undefined for any other URL. */
export async function readList(payload: Payload, address: string): Promise<unknown> {
  const noun = LISTS[address];
  if (!noun) return undefined;
  const { plain } = await catalogueAnswer(payload, noun);
  return JSON.parse(String(plain.body));
}

async function readAnswer({ payload, payment }: SourceParts, address: string): Promise<Answer> {
  const noun = LISTS[address];
  if (noun) {
    const { etag, plain } = await catalogueAnswer(payload, noun);
    // Without reviews, the home page doesn't mention them.
    if (noun === 'reviews' && plain.body === NOTHING) return { key: '' };
    return { key: etag, json: () => String(plain.body) };
  }
  const name = OWNER_TEXTS.find((each) => address === `/api/texts/${each}`);
  const text = name && (await readShopSettings(payload))[name];
  if (name && !text) return { key: '' };
  const json = JSON.stringify(text ? { text } : payment);
  return { key: json, json: () => json };
}

/** The data for all public pages. The object stays the same until it changes. */
export interface PageFacts extends Pick<PageHeadFacts, 'services' | 'sharePicture' | 'accentStyle'> {
  shop: ShopFacts;
}

interface CachedFacts {
  settings: ShopSettings;
  etag: string;
  content: string;
  facts: PageFacts;
}

const cacheOf = perShop((): { last: CachedFacts | null } => ({ last: null }));

/** The data for public pages as these settings would make it. Never cached. */
export async function pageFactsWith(payload: Payload, settings: ShopSettings): Promise<PageFacts> {
  const turnaroundDays = await benchTurnaround(payload, settings);
  const [services, hasReviews] = await Promise.all([readServices(payload), readHasReviews(payload)]);
  return factsFrom({ ...settings, turnaroundDays }, services, hasReviews).facts;
}

/** Reads the data for public pages. Falls back to a new shop's defaults if the database doesn't answer. */
export async function readPageFacts(payload: Payload): Promise<PageFacts> {
  const [settings, services, hasReviews] = await Promise.all([
    orElse(readShopSettings(payload), SHOP_DEFAULTS),
    orElse(readServices(payload), NO_SERVICES),
    orElse(readHasReviews(payload), false),
  ]);
  const cache = cacheOf(payload);
  const etag = `${services.etag} ${hasReviews}`;
  // The turnaround changes together with the services' estimates.
  if (cache.last?.settings === settings && cache.last.etag === etag) return cache.last.facts;
  const turnaroundDays = await orElse(benchTurnaround(payload, settings), settings.turnaroundDays);
  const hasTexts = payload.config.custom?.hasTexts === true;
  const { content, facts: made } = factsFrom({ ...settings, turnaroundDays }, services, hasReviews, hasTexts);
  const facts = cache.last?.content === content ? cache.last.facts : made;
  cache.last = { settings, etag, content, facts };
  return facts;
}

const readServices = (payload: Payload) => catalogueAnswer(payload, 'services');

const readHasReviews = async (payload: Payload) =>
  (await catalogueAnswer(payload, 'reviews')).plain.body !== NOTHING;

interface Services {
  etag: string;
  plain: { body: string | Buffer };
}

function factsFrom(
  settings: ShopSettings,
  { etag, plain }: Services,
  hasReviews: boolean,
  hasTexts = false,
): Pick<CachedFacts, 'content' | 'facts'> {
  const shop = {
    ...factsOf(settings),
    ...(hasReviews && { hasReviews: true as const }),
    ...(hasTexts && { hasTexts: true as const }),
  };
  const sharePicture = sharePicturePath(settings);
  const style = settings.accentColor ? accentStyle(settings.accentColor) : '';
  return {
    content: JSON.stringify([shop, sharePicture, style, etag]),
    facts: {
      shop,
      sharePicture,
      accentStyle: style,
      services: serviceList.parse(JSON.parse(plain.body.toString())),
    },
  };
}

const NOTHING = '[]';
const NO_SERVICES = { etag: '', plain: { body: NOTHING } };

function orElse<Value, Fallback>(promise: Promise<Value>, fallback: Fallback): Promise<Value | Fallback> {
  return promise.catch((error: unknown) => {
    log.error({ err: error }, 'what the pages say could not be read');
    return fallback;
  });
}
