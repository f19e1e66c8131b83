import { expect, it } from 'vitest';
import { inOrder } from './owners-lists';

it('reorders entries and tolerates ones added or removed elsewhere', () => {
  const entries = ['new', 'a', 'b', 'newer'].map((id) => ({ id }));
  expect(inOrder(entries, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new', 'newer']);
});
