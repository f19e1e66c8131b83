import { expect, it } from 'vitest';
import { inOrder } from './owners-lists';

it('puts entries in order; what was added or removed elsewhere does no harm', () => {
  const entries = ['new', 'a', 'b', 'newer'].map((id) => ({ id }));
  expect(inOrder(entries, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new', 'newer']);
});
