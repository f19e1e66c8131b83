import { expect, it } from 'vitest';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { readPageData } from './page-data';

it('reads what the server wrote into the page', () => {
  const data = { facts: { turnaroundDays: 3 }, reads: { '/api/services': [] } };
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'page-data';
  element.textContent = JSON.stringify(data);
  document.body.append(element);
  expect(readPageData(document)).toEqual({ ...data, facts: { ...SHOP_FACTS, turnaroundDays: 3 } });
});

it("returns a new shop's defaults when the page has no data", () => {
  expect(readPageData(document)).toEqual({ facts: SHOP_FACTS, reads: {} });
});
