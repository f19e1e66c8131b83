import { expect, it } from 'vitest';
import { FIRST_STEPS, firstStepsLeft, firstStepsOf } from './first-steps';
import { SHOP_FACTS } from './shop-facts';

const NEW = {
  name: null,
  address: SHOP_FACTS.address,
  openingHours: SHOP_FACTS.openingHours,
  ownerEmail: 'owner@glove-shop.example',
  samples: 3,
};
const OWN = {
  name: 'Red & Sons',
  address: 'Third Base\n9 Diamond Street',
  openingHours: 'Sundays, 8 to 9',
  ownerEmail: 'red@sons.shop',
  samples: 0,
};

it('firstStepsLeft has every step for a new shop, and none for a finished one', () => {
  expect(firstStepsLeft(NEW)).toEqual(FIRST_STEPS.map(({ name }) => name));
  expect(firstStepsLeft(OWN)).toEqual([]);
});

it.each(FIRST_STEPS.map(({ name }) => name))(
  'firstStepsLeft has only %s while only that is an example',
  (name) => {
    expect(firstStepsLeft({ ...OWN, [name]: NEW[name] })).toEqual([name]);
  },
);

it("firstStepsLeft accepts the example's name once the owner has typed it", () => {
  expect(firstStepsLeft({ ...OWN, name: SHOP_FACTS.name })).toEqual([]);
});

it('firstStepsOf skips steps from a newer version', () => {
  expect(firstStepsOf(['samples', 'later', 'name']).map(({ name }) => name)).toEqual(['name', 'samples']);
});
