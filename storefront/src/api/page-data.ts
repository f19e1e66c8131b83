import { PAGE_DATA_ID, type PageData } from '#domain/served-pages/page-data';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';

/** What the server wrote into this page, which is as old as its scripts; without it a new shop's defaults. */
export function readPageData(page: Document): PageData {
  const written = page.getElementById(PAGE_DATA_ID)?.textContent;
  return written ? JSON.parse(written) : { facts: SHOP_FACTS, reads: {} };
}
