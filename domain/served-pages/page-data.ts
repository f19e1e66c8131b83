import type { ShopFacts } from '../shop-settings/shop-facts';

/** The id of the page's element that holds what it was made from. */
export const PAGE_DATA_ID = 'page-data';

export interface PageData {
  facts: ShopFacts;
  /** Answers of the API that the page reads, by their address. */
  reads: Record<string, unknown>;
}

/** What the server embeds in the page, so scripts start from the same data. */
export interface WrittenPageData extends Omit<PageData, 'facts'> {
  /** Only what differs from a new shop. */
  facts: Partial<ShopFacts>;
}

/** What a page is rendered from: its address with what counts of the query, and its data. */
export interface PageRequest {
  url: string;
  data: PageData;
}

export interface RenderedPage {
  head: string;
  style: string;
  html: string;
  /** The source files whose scripts the page needs, as the build's manifest names them. */
  files: readonly string[];
}

export interface PageRenderer {
  /** The address that a page is kept under: its path, with what it reads of the query. */
  keptUrl: (url: string, data: PageData) => string;
  /** Addresses of the API whose answers a page is made from. */
  readsOf: (url: string) => readonly string[];
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
}
