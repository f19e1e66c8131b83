import './api/csp-safe-zod';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readShopFacts, ShopFactsProvider } from './api/shop-facts';
import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ShopFactsProvider value={readShopFacts(document)}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ShopFactsProvider>
  </StrictMode>,
);
