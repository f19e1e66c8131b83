import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { OWNER_CHECK, type PageData } from '#domain/served-pages/page-data';
import { ShopFactsProvider } from '../api/shop-facts';
import { DrawnForPerson } from '../first-paint/use-served';
import { ToastRegion } from '../ui/toast';
import { ClearErrors } from './clear-errors';
import { AppRoutes } from './routes';
import { SessionSync } from './session-sync';

/** The whole storefront. The caller wraps it in the browser's or the server's router. */
export function App({ data: { facts, reads }, queryClient }: { data: PageData; queryClient: QueryClient }) {
  return (
    <StrictMode>
      <ShopFactsProvider value={facts}>
        <DrawnForPerson value={OWNER_CHECK in reads}>
          <QueryClientProvider client={queryClient}>
            <ToastRegion>
              <ClearErrors />
              <SessionSync />
              <AppRoutes />
            </ToastRegion>
          </QueryClientProvider>
        </DrawnForPerson>
      </ShopFactsProvider>
    </StrictMode>
  );
}
