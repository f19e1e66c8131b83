import { cases } from '#domain/testing/cases';
import { plural } from './plural';

cases([
  [0, '0 gloves'],
  [1, '1 glove'],
  [2, '2 gloves'],
  [1.5, '1.5 gloves'],
  [21, '21 gloves'],
])('plural of %d is %s', ([count]) => plural(count, { one: '1 glove', other: `${count} gloves` }));
