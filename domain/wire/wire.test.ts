import { describe, expect, it } from 'vitest';
import { cases, inputs } from '#domain/testing/cases';
import { HEX_COLOR } from '../catalogue/hex-color';
import { laceColorView } from '../catalogue/lace-color-contract';
import { takesLaceColor } from '../catalogue/service-category';
import { serviceView } from '../catalogue/service-contract';
import {
  cents,
  documentId,
  errorAnswer,
  flagInput,
  flagOutput,
  storedMoment,
  timestamp,
  toFlag,
} from './wire';

describe('flags', () => {
  cases([
    [1, true],
    [0, false],
    [true, true],
    [false, false],
  ])('parse %j as %s', ([sent]) => flagInput.parse(sent));

  inputs([2, -1, '1', 'true', null, undefined, {}])(
    'reject %j',
    (sent) => flagInput.safeParse(sent).success,
    false,
  );

  it('are sent as 1 or 0', () => {
    expect([true, false, null, undefined].map(toFlag)).toEqual([1, 0, 0, 0]);
    expect(flagOutput.safeParse(true).success).toBe(false);
  });
});

describe('money and IDs', () => {
  inputs([-1, 0.5, '100', null, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    'reject the amount %j',
    (amount) => cents.safeParse(amount).success,
    false,
  );

  it('are UUIDs and ISO 8601 times', () => {
    expect(documentId.safeParse('3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f').success).toBe(true);
    expect(documentId.safeParse('1').success).toBe(false);
    expect(timestamp.safeParse(new Date().toISOString()).success).toBe(true);
    expect(timestamp.safeParse('yesterday').success).toBe(false);
    expect(storedMoment.safeParse('+010000-01-01T00:00:00.000Z').success).toBe(true);
    expect(storedMoment.safeParse('yesterday').success).toBe(false);
  });

  it('describe an error with a message, and optional fields and request ID', () => {
    expect(errorAnswer.safeParse({ message: 'x' }).success).toBe(true);
    expect(errorAnswer.safeParse({ message: 'x', errors: { name: 'y' }, requestId: 'z' }).success).toBe(true);
    expect(errorAnswer.safeParse({ errors: {} }).success).toBe(false);
  });
});

describe('catalog answers', () => {
  const id = '3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f';

  it("have a service's price in cents, and any category", () => {
    const service = {
      id,
      version: 0,
      name: 'Relace',
      description: 'All laces',
      price: 6500,
      category: 'relacing',
      active: 1,
      sortOrder: 1,
    };
    expect(serviceView.parse(service)).toEqual(service);
    expect(serviceView.safeParse({ ...service, price: 65.5 }).success).toBe(false);
    expect(serviceView.parse({ ...service, category: 'cleaning' }).category).toBe('cleaning');
  });

  it('have a hex color for each lace color', () => {
    const color = {
      id,
      version: 0,
      name: 'Tan',
      inventory: 0,
      sortOrder: 1,
      active: 0,
      imageUrl: null,
      hexColor: '#B5763a',
    };
    expect(laceColorView.parse(color)).toEqual(color);
    for (const hexColor of ['B5763a', '#fff', '#b5763g', '#b5763a0', 'red', '#b5763a\n'])
      expect(HEX_COLOR.test(hexColor)).toBe(false);
  });

  it('allow a lace color only for relacing', () => {
    expect((['relacing', 'repair', 'restoration'] as const).map(takesLaceColor)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
