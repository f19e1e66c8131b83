import { editorPlace } from '#domain/pages/editor-address';
import { EDITOR_PATH, OWNER_TEXTS, type PageName, withQuery } from '#domain/pages/pages';

/** What the server draws a page's first screen from. Kept apart from the pages, for no browser needs it. */
interface DrawnFrom {
  /** Answers of the API, by their address. */
  reads?: readonly string[];
  /** The URL parameters it depends on; none by default. */
  keptQuery?: (query: URLSearchParams, reads: Record<string, unknown>) => string;
}

/** By page. Pages not listed only need the shop's facts. */
export const DRAWN_FROM: Readonly<Partial<Record<PageName, DrawnFrom>>> = {
  home: { reads: ['/api/services'] },
  ourWork: { reads: ['/api/work-gallery'] },
  order: { reads: ['/api/services', '/api/lace-colors', '/api/payment-settings'], keptQuery: orderQuery },
  adminLogin: { keptQuery: adminLoginQuery },
  ...Object.fromEntries(OWNER_TEXTS.map((name) => [name, { reads: [`/api/texts/${name}`] }])),
};

/** The wizard comes with its first step, a service of the shop chosen in it, or waiting for a later step. */
function orderQuery(query: URLSearchParams, { '/api/services': services }: Record<string, unknown>): string {
  const step = query.get('step');
  if (step !== null) return ['2', '3', '4'].includes(step) ? '?step=2' : '';
  const service = query.get('service');
  const isOurs = Array.isArray(services) && services.some(({ id }: { id?: unknown }) => id === service);
  return isOurs ? `?service=${service}` : '';
}

/** Staff use another form. One editor page covers all the pages it can lead back to. */
function adminLoginQuery(query: URLSearchParams): string {
  return withQuery('', {
    as: query.get('as') === 'staff' ? 'staff' : undefined,
    redirect: editorPlace(query.get('redirect')) ? EDITOR_PATH : undefined,
  });
}
