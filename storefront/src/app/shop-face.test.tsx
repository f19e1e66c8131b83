import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SHOP_FACTS, type ShopFacts } from '#domain/shop-settings/shop-facts';
import { ShopFactsProvider } from '../api/shop-facts';
import { MainLayout } from './main-layout';

function visit(facts: Partial<ShopFacts> = {}) {
  render(
    <ShopFactsProvider value={{ ...SHOP_FACTS, ...facts }}>
      <MemoryRouter>
        <Routes>
          <Route element={<MainLayout />}>
            <Route path="/" element={<p>home</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </ShopFactsProvider>,
  );
}
const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));

describe('header and footer', () => {
  it("show the owner's shop name", () => {
    visit({ name: 'Red & Sons', tagline: 'Old gloves, new innings' });
    expect(header().getByRole('link', { name: 'Red & Sons, home page' }).textContent).toBe('Red & Sons');
    expect(footer().getByText('Red & Sons')).toBeTruthy();
    expect(footer().getByText('Old gloves, new innings')).toBeTruthy();
  });

  it("show the owner's logo, hidden from screen readers next to the name", () => {
    visit({ logo: '/media/thumbs/logo.webp' });
    for (const part of [header(), footer()])
      expect(part.getByRole('presentation').getAttribute('src')).toBe('/media/thumbs/logo.webp');
  });

  it('show contact details', () => {
    visit({
      contact: [
        { kind: 'phone', label: '(607) 555-0119', url: 'tel:6075550119' },
        { kind: 'email', label: 'red@sons.shop', url: 'mailto:red@sons.shop' },
        { kind: 'page', label: 'Instagram', url: 'https://www.instagram.com/red' },
      ],
    });
    const links = within(footer().getByRole('list', { name: 'Contact us' }));
    expect(links.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['(607) 555-0119', 'tel:6075550119'],
      ['red@sons.shop', 'mailto:red@sons.shop'],
      ['Instagram', 'https://www.instagram.com/red'],
    ]);
  });

  it("omit what the owner hasn't filled in", () => {
    visit();
    expect(footer().queryByRole('list', { name: 'Contact us' })).toBeNull();
    expect(screen.queryByRole('presentation')).toBeNull();
  });
});
