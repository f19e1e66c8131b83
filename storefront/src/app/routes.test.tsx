import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { ShopFactsProvider } from '../api/shop-facts';
import { showAt, user } from '../testing/page-in-test';
import { answer, startShop } from '../testing/shop-in-test';
import { AppRoutes, loadPageAt } from './routes';

startShop();

it('shows the next page after a preloaded one', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  answer('GET /api/texts/privacy', { text: 'We keep your name.' });
  answer('GET /api/texts/terms', { text: 'You mail us your glove.' });
  await loadPageAt('/privacy', '');
  showAt(
    '/privacy',
    <ShopFactsProvider value={{ ...SHOP_FACTS, texts: ['privacy', 'terms'] }}>
      <AppRoutes />
    </ShopFactsProvider>,
  );
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('We keep your name.')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(await main.findByText('You mail us your glove.')).toBeDefined();
});
