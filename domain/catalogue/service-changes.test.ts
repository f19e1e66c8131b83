import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { serviceForm } from './service-changes';

const filled = {
  name: 'Full Relace',
  description: 'Every lace new, from web to heel.',
  price: '65',
  category: 'relacing',
  active: true,
  picture: null,
  included: '',
  days: '',
};

function problems(typed: Record<string, unknown>): Record<string, string> {
  const issues = serviceForm.safeParse({ ...filled, ...typed }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('serviceForm', () => {
  it.each([
    ['65', 6500],
    ['65.5', 6550],
    [' 0.1 ', 10],
    ['1.005', 101],
    ['19.994', 1999],
    ['0', 0],
  ])('turns a price of %j into %i cents', (price, expected) => {
    expect(serviceForm.parse({ ...filled, price })).toEqual({
      ...filled,
      price: expected,
      included: [],
      days: null,
    });
  });

  it('turns lines and days into the request', () => {
    expect(serviceForm.parse({ ...filled, included: 'New lace\nTight web', days: ' 5 ' })).toMatchObject({
      included: ['New lace', 'Tight web'],
      days: 5,
    });
  });

  cases([
    [{ name: 'Re ' }, { name: 'Name must be at least 3 characters' }],
    [{ description: 'Too short' }, { description: 'Description must be at least 10 characters' }],
    [{ price: '  ' }, { price: 'Price is required' }],
    [{ price: '-1' }, { price: 'Enter an amount of 0 or more' }],
    [{ price: 'a lot' }, { price: 'Enter an amount in dollars and whole cents' }],
    [{ category: 'cleaning' }, { category: 'Category is required' }],
  ])('refuses %j', ([typed]) => problems(typed));
});
