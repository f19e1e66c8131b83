// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { readShopFacts } from './shop-facts';

afterEach(() => document.head.replaceChildren());

function write(facts: unknown) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'shop-facts';
  element.textContent = JSON.stringify(facts);
  document.head.append(element);
}

it('is what the server wrote into the page', () => {
  const facts = { ...SHOP_FACTS, address: 'Third Base\n9 Diamond Street', turnaroundDays: 3 };
  write(facts);
  expect(readShopFacts(document)).toEqual(facts);
});

it('is what a new shop says when nothing was written', () => {
  expect(readShopFacts(document)).toEqual(SHOP_FACTS);
});
