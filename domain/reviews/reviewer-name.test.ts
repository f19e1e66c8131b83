import { cases } from '#domain/testing/cases';
import { reviewerName } from './reviewer-name';

cases([
  ['Marcus Tully', 'Marcus T.'],
  ['  Marcus   Tully ', 'Marcus T.'],
  ['Mary Ann van Dyke', 'Mary D.'],
  ['Cher', 'Cher'],
  ['josé ñuñez', 'josé Ñ.'],
  ['Jo 𝒯ully', 'Jo 𝒯.'],
])('reviewerName shows first name and initial (rule 37.6): %s → %s', ([name]) => reviewerName(name));
