import { createContext, useContext } from 'react';
import { SHOP_FACTS, SHOP_FACTS_ID, type ShopFacts, shopFacts } from '#domain/shop-settings/shop-facts';

const ShopFactsContext = createContext<ShopFacts>(SHOP_FACTS);

/** Gives the pages the owner's settings. */
export const ShopFactsProvider = ShopFactsContext.Provider;

/** What the pages may say of the shop: address, hours, turnaround, the words of the home page. */
export function useShopFacts(): ShopFacts {
  return useContext(ShopFactsContext);
}

/** What the server wrote into this page, or the defaults of a new shop. */
export function readShopFacts(page: Document): ShopFacts {
  const written = page.getElementById(SHOP_FACTS_ID)?.textContent;
  return written ? shopFacts.parse(JSON.parse(written)) : SHOP_FACTS;
}
