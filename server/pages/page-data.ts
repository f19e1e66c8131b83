import type { Payload } from 'payload';
import { OWNER_TEXTS } from '#domain/pages/pages';
import type { PaymentSettings } from '#domain/payments/payment-contract';
import type { PageData } from '#domain/served-pages/page-data';
import { type CatalogueNoun, catalogueAnswer } from '#server/catalogue/catalogue-cache';
import { listGallery, listLaceColors, listServices } from '#server/catalogue/list-catalogue';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';

/** The public lists by the address that answers them. */
const LISTS: Record<string, [CatalogueNoun, (payload: Payload) => Promise<unknown>]> = {
  '/api/services': ['services', listServices],
  '/api/lace-colors': ['lace-colors', listLaceColors],
  '/api/work-gallery': ['gallery', listGallery],
};

/** What a page reads of the API, and a key that is another one whenever any of it is. */
export interface PageSource {
  key: string;
  reads: () => PageData['reads'];
}

interface SourceParts {
  payload: Payload;
  payment: PaymentSettings;
}

/** An answer, and what it is known by; an address that answers nothing now has none. */
interface Answer {
  key: string;
  json?: () => string;
}

/** What pages that read these addresses are made from, at most a few seconds old; nothing in it depends on who asks. */
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

async function readAnswer({ payload, payment }: SourceParts, address: string): Promise<Answer> {
  const list = LISTS[address];
  if (list) {
    const [noun, load] = list;
    const { etag, plain } = await catalogueAnswer(payload, noun, () => load(payload));
    return { key: etag, json: () => String(plain.body) };
  }
  const name = OWNER_TEXTS.find((each) => address === `/api/texts/${each}`);
  const text = name && (await readShopSettings(payload))[name];
  if (name && !text) return { key: '' };
  const json = JSON.stringify(text ? { text } : payment);
  return { key: json, json: () => json };
}
