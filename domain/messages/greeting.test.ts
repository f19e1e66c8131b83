import { expect, it } from 'vitest';
import { greeting } from './greeting';

it.each([
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
])('greeting for an unconfirmed name %j is %s', (name, called) => {
  expect(greeting({ name, mayQuote: false })).toBe(called);
});

it('greeting uses a confirmed name as it is', () => {
  expect(greeting({ name: 'J.R. Smith', mayQuote: true })).toBe('J.R. Smith');
});
