import { expect, it } from 'vitest';
import { reviewerName } from './reviewer-name';

it.each([
  ['Marcus Tully', 'Marcus T.'],
  ['  Marcus   Tully ', 'Marcus T.'],
  ['Mary Ann van Dyke', 'Mary D.'],
  ['Cher', 'Cher'],
  ['josé ñuñez', 'josé Ñ.'],
  ['Jo 𝒯ully', 'Jo 𝒯.'],
])('reviewerName shows first name and initial (rule 37.6): %s → %s', (name, shown) => {
  expect(reviewerName(name)).toBe(shown);
});
