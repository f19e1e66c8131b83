import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ContactWay, SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { ShopFactsProvider } from '../api/shop-facts';
import { Questions } from './questions';

const PHONE: ContactWay = { kind: 'phone', label: '(607) 555-0119', url: 'tel:6075550119' };
const EMAIL: ContactWay = { kind: 'email', label: 'red@sons.shop', url: 'mailto:red@sons.shop' };
const PAGE: ContactWay = { kind: 'page', label: 'Yelp', url: 'https://yelp.com/red' };

it.each<[ContactWay[], string]>([
  [[], ''],
  [[PAGE], ''],
  [[PHONE], 'Questions? Call (607) 555-0119.'],
  [[EMAIL, PAGE], 'Questions? Write to red@sons.shop.'],
  [[PHONE, EMAIL], 'Questions? Call (607) 555-0119 or write to red@sons.shop.'],
])('with %j, shows %j', (contact, text) => {
  const { container } = render(
    <ShopFactsProvider value={{ ...SHOP_FACTS, contact }}>
      <Questions />
    </ShopFactsProvider>,
  );
  expect(container.textContent).toBe(text);
});
