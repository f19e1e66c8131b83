import { describe, expect, it } from 'vitest';
import { inOrder, placesOf } from './reorder';

describe('places', () => {
  it('are counted from 1', () => {
    expect(placesOf(['b', 'a'])).toEqual([
      { id: 'b', sortOrder: 1 },
      { id: 'a', sortOrder: 2 },
    ]);
  });

  it('put entries in order; what was added or removed elsewhere does no harm', () => {
    const entries = ['new', 'a', 'b', 'newer'].map((id) => ({ id }));
    expect(inOrder(entries, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new', 'newer']);
  });
});
