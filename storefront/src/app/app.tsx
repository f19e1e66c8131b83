import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { ShopFacts } from '#domain/shop-settings/shop-facts';
import { ShopFactsProvider } from '../api/shop-facts';
import { ToastRegion } from '../ui/toast';
import { ClearErrors } from './clear-errors';
import { AppRoutes } from './routes';
import { SessionSync } from './session-sync';

/** The whole storefront, to be wrapped in the browser's or the server's router. */
export function App({ facts, queryClient }: { facts: ShopFacts; queryClient: QueryClient }) {
  return (
    <StrictMode>
      <ShopFactsProvider value={facts}>
        <QueryClientProvider client={queryClient}>
          <ToastRegion>
            <ClearErrors />
            <SessionSync />
            <AppRoutes />
          </ToastRegion>
        </QueryClientProvider>
      </ShopFactsProvider>
    </StrictMode>
  );
}
