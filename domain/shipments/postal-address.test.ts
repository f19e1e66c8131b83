import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { parsePostalAddress } from './postal-address';

const DOVER = { street1: '1 Main St', street2: null, city: 'Dover', state: 'DE', zip: '19901' };

describe('parsePostalAddress', () => {
  inputs([
    '1 Main St\nDover, DE 19901',
    '1 Main St\r\nDover, DE 19901',
    ' 1 Main St,\n Dover, DE  19901 ',
    '1 Main St, Dover, DE 19901',
    '1 Main St\nDover, DE 19901\nUSA',
    'The Glove Shop\n1 Main St\nDover, DE 19901',
  ])('reads %j', (text) => parsePostalAddress(text), DOVER);

  it('reads an apartment, a long state, and a long ZIP', () => {
    expect(parsePostalAddress('12 Oak Ave\nApt 4\nNew Bern, North Carolina 28560-1234')).toEqual({
      ...{ street1: '12 Oak Ave', street2: 'Apt 4', city: 'New Bern' },
      ...{ state: 'North Carolina', zip: '28560-1234' },
    });
  });

  inputs(['', '1 Main St', '1 Main St\nDover', '1 Main St\nDover, DE', 'Dover, DE 19901'])(
    'finds no address in %j',
    (text) => parsePostalAddress(text),
    null,
  );
});
