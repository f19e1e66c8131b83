import { afterEach, expect, it } from 'vitest';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { readPageData } from './page-data';

afterEach(() => document.body.replaceChildren());

it('is what the server wrote into the page, and else what a new shop says', () => {
  const data = { facts: { turnaroundDays: 3 }, reads: { '/api/services': [] } };
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'page-data';
  element.textContent = JSON.stringify(data);
  document.body.append(element);
  expect(readPageData(document)).toEqual({ ...data, facts: { ...SHOP_FACTS, turnaroundDays: 3 } });
});

it('is what a new shop says when nothing was written', () => {
  expect(readPageData(document)).toEqual({ facts: SHOP_FACTS, reads: {} });
});
