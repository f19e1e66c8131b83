import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, inputs } from '#domain/testing/cases';
import { keysOf } from '../words/keys-of';
import { addressParts } from './address-parts';
import { formatShippingAddress } from './delivery';
import { stateCode, US_STATES } from './us-states';

describe('addressParts (rule 30.3)', () => {
  it.each([
    ['1 Ball Park\nCooperstown, NY 13326', ['1 Ball Park', 'Cooperstown', 'NY', '13326']],
    [
      '1 Ball Park\nApt 2\nCooperstown, New York 13326-1234',
      ['1 Ball Park, Apt 2', 'Cooperstown', 'NY', '13326-1234'],
    ],
    ['PSC 3\nAPO, ae 09012\n', ['PSC 3', 'APO', 'AE', '09012']],
    ['1 Ball Park\r\nSt. Louis MO 63005', ['1 Ball Park', 'St. Louis', 'MO', '63005']],
    ['1 Ball Park\nWinston, Salem, NC 27101', ['1 Ball Park', 'Winston, Salem', 'NC', '27101']],
  ])('%j', (address, [street, city, state, zip]) => {
    expect(addressParts(address)).toEqual({ street, city, state, zip });
  });

  inputs([
    '',
    'Cooperstown, NY 13326',
    '1 Ball Park\nCooperstown',
    '1 Ball Park\nToronto, ON M5V 2T6',
    '1\n, NY 13326',
  ])('finds none in %j', (address) => addressParts(address), null);

  it('reads back what the order form writes, with single spaces', () => {
    const single = (text: string) => text.replaceAll(/ +/g, ' ');
    const line = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .#-]{0,30}[A-Za-z0-9]$/);
    const city = fc.stringMatching(/^[A-Za-z]([A-Za-z .-]{0,20}[A-Za-z])?$/);
    const zip = fc.stringMatching(/^\d{5}(-\d{4})?$/);
    const state = fc.constantFrom(...keysOf(US_STATES));
    const parts = fc.record({ street: line, city, state, zip });
    fc.assert(
      fc.property(parts, (typed) => {
        expect(addressParts(formatShippingAddress(typed))).toEqual({
          ...typed,
          street: single(typed.street),
          city: single(typed.city),
        });
      }),
    );
  });
});

describe('stateCode (rule 30.1)', () => {
  cases([
    ['NY', 'NY'],
    [' ny ', 'NY'],
    ['new york', 'NY'],
    ['Puerto Rico', 'PR'],
    ['AP', 'AP'],
    ['Ontario', null],
    ['', null],
  ])('%j is %j', ([typed]) => stateCode(typed));
});
