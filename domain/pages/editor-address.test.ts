import { expect, it } from 'vitest';
import { editorEntry, editorList } from './editor-address';

it("editorEntry returns a document's URL", () => {
  expect(editorEntry('orders', '3f2a')).toBe('/cms/collections/orders/3f2a');
  expect(editorEntry('orders', '../x')).toBe('/cms/collections/orders/..%2Fx');
});

it("editorList returns a list's URL with Payload's own filters", () => {
  expect(editorList('outbox')).toBe('/cms/collections/outbox');
  const address = editorList('orders', [
    { status: { in: ['received', 'shipped'] } },
    { total: { equals: 0 } },
  ]);
  expect([...new URL(address, 'https://shop.example').searchParams]).toEqual([
    ['where[or][0][and][0][status][in][0]', 'received'],
    ['where[or][0][and][0][status][in][1]', 'shipped'],
    ['where[or][0][and][1][total][equals]', '0'],
  ]);
});
