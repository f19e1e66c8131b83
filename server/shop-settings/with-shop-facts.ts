import type { Payload } from 'payload';
import { SHOP_FACTS, SHOP_FACTS_ID, type ShopFacts, shopFacts } from '#domain/shop-settings/shop-facts';
import { log } from '#server/tools/log';
import { readShopSettings } from './read-shop-settings';

/**
 * The storefront's page with what it may say of the shop written into its head, so that the first thing a visitor sees is
 * right. A database that does not answer must not take the page away: it then says what a new shop says.
 */
export async function withShopFacts(html: string, payload: Payload): Promise<string> {
  const facts = await readShopSettings(payload).catch((error: unknown) => {
    log.error({ err: error }, 'the shop settings could not be read for the page');
    return SHOP_FACTS;
  });
  // A function, because a replacement text gives dollar signs a meaning.
  return html.replace('</head>', () => `${element(facts)}</head>`);
}

/** Data, which no browser runs; a '<' in it would end the element. */
function element(facts: ShopFacts): string {
  const json = JSON.stringify(shopFacts.parse(facts)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${SHOP_FACTS_ID}">${json}</script>\n  `;
}
