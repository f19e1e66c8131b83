import { expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { orderOnSlip, slipCode } from './slip-code';

const ID = '3f2a91c4-0000-4000-8000-000000000000';

it('slipCode leads to its order, whatever domain the shop had when it was printed', () => {
  expect(slipCode('https://shop.example', ID)).toBe(`https://shop.example/admin?tab=orders&order=${ID}`);
  for (const origin of ['https://shop.example', 'http://127.0.0.1:3000']) {
    expect(orderOnSlip(slipCode(origin, ID))).toBe(ID);
  }
});

it('orderOnSlip understands what a handheld scanner types', () => {
  expect(orderOnSlip(`  ${slipCode('https://shop.example', ID).toUpperCase()}\n`)).toBe(ID);
  expect(orderOnSlip(ID)).toBe(ID);
});

inputs([
  '',
  '3F2A91C4',
  'https://shop.example/admin?tab=orders',
  `https://shop.example/track?order=${ID}`,
  'https://shop.example/admin?tab=orders&order=../../customers',
  'WIFI:S:Field;T:WPA;;',
])('orderOnSlip finds no order in %j', (scanned) => orderOnSlip(scanned), null);
