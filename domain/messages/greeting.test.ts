import { expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { greeting } from './greeting';

cases([
  ['Robin Shortstop', 'Robin'],
  ['  Zoë  ', 'Zoë'],
  ['Mary-Jane Watson', 'Mary-Jane'],
  ["D'Angelo Russell", "D'Angelo"],
  ['李小龍', '李小龍'],
  ['J.R. Smith', 'there'],
  ['Prize-Department calling', 'there'],
  ['You-have-won', 'there'],
  ['555-0100', 'there'],
  ['<b>Bold</b>', 'there'],
  ['Congratulations!', 'there'],
  ['', 'there'],
])('greeting for an unconfirmed name %j is %s', ([name]) => greeting({ name, mayQuote: false }));

it('greeting uses a confirmed name as it is', () => {
  expect(greeting({ name: 'J.R. Smith', mayQuote: true })).toBe('J.R. Smith');
});
