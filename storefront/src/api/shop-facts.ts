import { createContext, useContext } from 'react';
import { SHOP_FACTS, type ShopFacts } from '#domain/shop-settings/shop-facts';

const ShopFactsContext = createContext<ShopFacts>(SHOP_FACTS);

export const ShopFactsProvider = ShopFactsContext.Provider;

/** Returns the shop's public settings: address, hours, turnaround, and home page texts. */
export function useShopFacts(): ShopFacts {
  return useContext(ShopFactsContext);
}
