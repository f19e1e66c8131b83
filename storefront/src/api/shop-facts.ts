import { createContext, useContext } from 'react';
import { SHOP_FACTS, type ShopFacts } from '#domain/shop-settings/shop-facts';

const ShopFactsContext = createContext<ShopFacts>(SHOP_FACTS);

/** Gives the pages the owner's settings. */
export const ShopFactsProvider = ShopFactsContext.Provider;

/** What the pages may say of the shop: address, hours, turnaround, the words of the home page. */
export function useShopFacts(): ShopFacts {
  return useContext(ShopFactsContext);
}
