import { type EmbeddedPageData, PAGE_DATA_ID, type PageData } from '#domain/served-pages/page-data';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';

/** Reads the data that the server wrote into the page. If there's none, returns a new shop's defaults. */
export function readPageData(page: Document): PageData {
  const json = page.getElementById(PAGE_DATA_ID)?.textContent;
  const { facts, reads }: EmbeddedPageData = json ? JSON.parse(json) : { facts: {}, reads: {} };
  return { facts: { ...SHOP_FACTS, ...facts }, reads };
}
