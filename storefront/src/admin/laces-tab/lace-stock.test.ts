import { describe } from 'vitest';
import { cases, inputs } from '#domain/testing/cases';
import { typedStock } from './lace-stock';

describe('typedStock', () => {
  cases([
    ['0', 0],
    [' 12 ', 12],
    ['007', 7],
  ])('parses %j as %i', ([typed]) => typedStock(typed));

  inputs(['', ' ', '-1', '1.5', '1e3', 'many', '99999999999999999999'])(
    'rejects %j',
    (typed) => typedStock(typed),
    null,
  );
});
