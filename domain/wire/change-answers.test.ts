import { cases, inputs } from '#domain/testing/cases';
import { ifMatch, NOT_A_VERSION } from './change-answers';
import { entityTag } from './headers';

cases([
  ['"3"', 3],
  ['3', 3],
  ['W/"3"', 3],
  [' "0" ', 0],
  ['*', null],
  [entityTag(12), 12],
])('ifMatch reads %s', ([header]) => ifMatch.parse(header));

inputs(['', '"', '"three"', '-1', '1.5', 'w/"3"', '"3", "4"', '**', '"3', `"${'9'.repeat(16)}"`])(
  'ifMatch rejects %s and says what it accepts',
  (header) => ifMatch.safeParse(header).error?.issues[0]?.message,
  NOT_A_VERSION,
);
