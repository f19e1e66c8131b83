import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client';
import { DrawingColors } from '../ui/drawing-colors';
import { ToastRegion } from '../ui/toast';
import { ErrorEnd } from './error-end';
import { AppRoutes } from './routes';
import { SignedInKeeper } from './signed-in-keeper';

/** The whole storefront; a router goes around it, the browser's or a server's. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <DrawingColors />
      <ToastRegion>
        <ErrorEnd />
        <SignedInKeeper />
        <AppRoutes />
      </ToastRegion>
    </QueryClientProvider>
  );
}
