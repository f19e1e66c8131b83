// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SHOP_FACTS, type ShopContact } from '#domain/shop-settings/shop-facts';
import { ShopFactsProvider } from '../api/shop-facts';
import { Questions } from './questions';

const PHONE = '(607) 555-0119';
const EMAIL = 'red@sons.shop';

it.each<[ShopContact | null, string]>([
  [null, ''],
  [{ phone: null, email: null, links: [{ label: 'Yelp', url: 'https://yelp.com/red' }] }, ''],
  [{ phone: PHONE, email: null, links: [] }, `Questions? Call ${PHONE}.`],
  [{ phone: null, email: EMAIL, links: [] }, `Questions? Write to ${EMAIL}.`],
  [{ phone: PHONE, email: EMAIL, links: [] }, `Questions? Call ${PHONE} or write to ${EMAIL}.`],
])('with %j it reads %j', (contact, words) => {
  const { container } = render(
    <ShopFactsProvider value={{ ...SHOP_FACTS, contact }}>
      <Questions />
    </ShopFactsProvider>,
  );
  expect(container.textContent).toBe(words);
});
