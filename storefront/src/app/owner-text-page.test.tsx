import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnerText } from '#domain/pages/pages';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { ShopFactsProvider } from '../api/shop-facts';
import { press, showAt } from '../testing/page-in-test';
import { answer, refuse, startShop } from '../testing/shop-in-test';
import { MainLayout } from './main-layout';
import { OwnerTextPage } from './owner-text-page';

const PRIVACY = 'GET /api/texts/privacy';
startShop();
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.useRealTimers());

function visit(address: string, texts: OwnerText[]) {
  showAt(
    address,
    <ShopFactsProvider value={{ ...SHOP_FACTS, texts }}>
      <Routes>
        <Route element={<MainLayout />}>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/privacy" element={<OwnerTextPage name="privacy" />} />
        </Route>
      </Routes>
    </ShopFactsProvider>,
  );
}

const renderBlock = () => within(screen.getByRole('main'));
const footer = () =>
  within(screen.getByRole('navigation', { name: 'Footer' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it("shows the owner's headings, lists, and links", async () => {
  answer(PRIVACY, {
    text: '# What we keep\n- your name\n- [more](https://law.example)\n\nSee [terms](/terms).',
  });
  visit('/privacy', ['privacy', 'terms']);
  expect((await renderBlock().findByRole('heading', { level: 2 })).textContent).toBe('What we keep');
  expect(renderBlock().getByRole('heading', { level: 1 }).textContent).toBe('Privacy');
  expect(
    renderBlock()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['your name', 'more']);
  const hrefs = renderBlock()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['https://law.example', '/terms']);
  await waitFor(() => expect(document.title).toBe('Privacy | The Glove Shop'));
  expect(footer()).toEqual(['Home', 'Order a service', 'Find my order', 'Admin', 'Privacy', 'Terms']);
});

it("shows the 404 page when the text doesn't exist or was removed", async () => {
  visit('/privacy', []);
  expect(renderBlock().getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
  expect(footer()).toEqual(['Home', 'Order a service', 'Find my order', 'Admin']);
});

it('shows the 404 page when the text is removed while the page is open', async () => {
  refuse(PRIVACY, 404, 'Not found', 'NOT_FOUND');
  visit('/privacy', ['privacy']);
  expect(await renderBlock().findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
});

it('shows an error when loading fails, and retries', async () => {
  refuse(PRIVACY, 503, 'The shop is away');
  visit('/privacy', ['privacy']);
  expect((await renderBlock().findByRole('alert')).textContent).toContain('The shop is away');
  answer(PRIVACY, { text: 'We keep nothing.' });
  await press('Try Again');
  expect(await renderBlock().findByText('We keep nothing.')).toBeTruthy();
});

it.each([[['privacy'], ['Privacy']] as const, [['terms'], []] as const])(
  'with %j, links the cookie notice to %j',
  (texts, links) => {
    vi.useFakeTimers();
    visit('/', [...texts]);
    act(() => vi.advanceTimersByTime(1000));
    const notice = within(screen.getByRole('region', { name: 'Cookies' }));
    expect(notice.queryAllByRole('link').map((link) => link.textContent)).toEqual(links);
    fireEvent.click(notice.getByRole('button', { name: 'Decline' }));
  },
);
