import { expect, it } from 'vitest';
import { breakable } from './breakable';

it.each([
  { address: 'ann.lee@mail.example', pieces: ['ann', '.lee@', 'mail', '.example'] },
  { address: '(607) 555-0142', pieces: ['(607) 555-0142'] },
  { address: '', pieces: [''] },
])('breakable splits $address after @ and before dots', ({ address, pieces }) => {
  expect(breakable(address)).toEqual(pieces);
  expect(breakable(address).join('')).toBe(address);
});
