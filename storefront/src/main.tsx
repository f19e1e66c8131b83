import '#domain/wire/csp-safe-zod';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { readPageData } from './api/page-data';
import { createQueryClient } from './api/query-client';
import { App } from './app/app';
import { createHistory } from './app/browser-history';
import { loadPageAt } from './app/routes';

declare global {
  interface Document {
    /** Waits for an order that was pressed early, on dashboard pages (./first-paint/early-work.js). */
    untilShown?: () => Promise<void>;
  }
}

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const data = readPageData(document);
  const app = (
    <HistoryRouter history={createHistory()}>
      <App data={data} queryClient={createQueryClient(data.reads)} />
    </HistoryRouter>
  );
  if (!root.hasChildNodes()) {
    createRoot(root).render(app);
    return;
  }
  // Until its code has loaded, the page stays as the server rendered it. There's no `await` here, because that code imports from this
  // file.
  const { pathname, search } = window.location;
  void loadPageAt(pathname, search)
    .then(document.untilShown)
    .then(() => startTransition(() => void hydrateRoot(root, app)));
}

// Scripts from the cache can run before the end of the page has arrived, and its data is there.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
