import type { ShopFacts } from '../shop-settings/shop-facts';

export const PAGE_DATA_ID = 'page-data';

/** The call that says who's signed in. A page that includes its response was rendered for that person. */
export const OWNER_CHECK = '/api/admin/check';

/** The query parameter that asks for an order's panel without the page it's on. */
export const ONLY_PANEL = 'only-panel';

export interface PageData {
  facts: ShopFacts;
  reads: Record<string, unknown>;
}

/** What the server embeds in the page, so scripts start from the same data. */
export interface EmbeddedPageData extends Omit<PageData, 'facts'> {
  /** Only what differs from a new shop. */
  facts: Partial<ShopFacts>;
}

/** A page's URL with only the query parameters it reads, and its data. */
export interface PageRequest {
  url: string;
  data: PageData;
}

export interface RenderedPage {
  head: string;
  style: string;
  html: string;
  /** An open order, which comes after the page until the scripts show it. */
  panel?: string;
  /** Source files whose scripts the page needs, as named in the build manifest. */
  files: readonly string[];
  missing: readonly MissingRead[];
}

export interface MissingRead {
  address: string;
  /** Turns the answer into what the page reads, so the page's scripts don't have to. */
  take?: (answer: unknown) => Promise<unknown>;
}

export interface PageRenderer {
  /** The page's cache key: its path, with the query parameters it reads. */
  cacheKey: (url: string, data: PageData) => string;
  readsOf: (url: string) => readonly string[];
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
}
