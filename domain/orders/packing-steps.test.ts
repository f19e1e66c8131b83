import { expect, it } from 'vitest';
import { PACKING_STEPS, packingSteps } from './packing-steps';

it('packingSteps reads one step per line, without empty lines, with any line break', () => {
  expect(packingSteps('Dry it.\r\n\n  Box it.  \n', '3F2A91C4')).toEqual(['Dry it.', 'Box it.']);
});

it('packingSteps puts the order number at every placeholder', () => {
  expect(packingSteps('{number} inside, {number} outside', '3F2A91C4')).toEqual([
    '3F2A91C4 inside, 3F2A91C4 outside',
  ]);
  expect(packingSteps(PACKING_STEPS, '3F2A91C4').join()).toContain('the order number 3F2A91C4 inside');
});
