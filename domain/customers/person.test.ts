import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { cases, inputs } from '#domain/testing/cases';
import { MESSAGES } from '../words/shop-texts';
import {
  email,
  line,
  newPassword,
  personName,
  phone,
  requiredLine,
  requiredText,
  text,
  visitorAddress,
  visitorLine,
} from './person';

const message = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('email', () => {
  cases([
    ['robin@test.example', 'robin@test.example'],
    ['  Robin@Test.Example ', 'robin@test.example'],
    ['r.s+shop@sub.test.co', 'r.s+shop@sub.test.co'],
  ])('stores %j as %j', ([typed]) => email.parse(typed));

  inputs([
    '',
    ' ',
    'robin',
    'robin@',
    '@test.example',
    'robin@test',
    'ro bin@test.example',
    'robin@test..example',
    'robin@test.example, eve@test.example',
    'Robin <robin@test.example>',
    'robin@test.example\nBcc: eve@test.example',
    'robin@test.example\0',
    `${'r'.repeat(250)}@test.example`,
    '=?utf-8?q?robin?=@test.example',
    '"robin"@test.example',
    'ｒobin@test.example',
    'robin@tеst.example',
    'robin@[127.0.0.1]',
    null,
    undefined,
    5,
    ['robin@test.example'],
    { $gt: '' },
  ])('rejects %j with the same message', (value) => message(email, value), MESSAGES.invalidEmail);
});

describe('newPassword', () => {
  it('needs 6 characters and keeps all of them, including spaces', () => {
    expect(message(newPassword, '12345')).toBe('Password must be at least 6 characters');
    expect(newPassword.parse(' 1234 ')).toBe(' 1234 ');
    expect(message(newPassword, undefined)).toBe(MESSAGES.passwordTooShort);
    expect(message(newPassword, 123_456)).toBe(MESSAGES.passwordTooShort);
  });

  it("reports a password that's too long", () => {
    expect(newPassword.safeParse('x'.repeat(200)).success).toBe(true);
    expect(message(newPassword, 'x'.repeat(201))).toBe(MESSAGES.lineTooLong);
  });
});

describe('name and phone', () => {
  it('count characters after trimming', () => {
    expect(personName.parse(' Bo ')).toBe('Bo');
    expect(message(personName, ' B ')).toBe(MESSAGES.nameTooShort);
    expect(phone.parse(' 555 010 20 ')).toBe('555 010 20');
    expect(message(phone, '555 01020 ')).toBe(MESSAGES.invalidPhone);
    expect(message(phone, 5_550_102_030)).toBe(MESSAGES.invalidPhone);
  });
});

describe('visitor input', () => {
  it.each([
    ['a name', personName],
    ['a phone number', phone],
    ['a line', visitorLine(1, 'x')],
    ['an address', visitorAddress],
  ])('rejects web addresses in %s', (_what, schema) => {
    expect(message(schema, 'Claim it: https://evil.test')).toBe('Leave out web addresses');
    expect(message(schema, 'You won, see evil.com now')).toBe(MESSAGES.pageAddress);
    expect(schema.parse(' J.R. Smith, Dover.DE ')).toBe('J.R. Smith, Dover.DE');
  });

  it('checks the length first', () => {
    expect(message(personName, '')).toBe(MESSAGES.nameTooShort);
    expect(message(visitorLine(1, 'x'), `www.evil.test${'a'.repeat(200)}`)).toBe(MESSAGES.lineTooLong);
  });

  it('has no such limit for the owner', () => {
    expect(requiredLine(1, 'x').parse('www.gloves.example')).toBe('www.gloves.example');
  });
});

describe('lines and texts', () => {
  it('report when they are too long', () => {
    expect(message(requiredLine(1, 'x'), 'a'.repeat(201))).toBe(MESSAGES.lineTooLong);
    expect(message(requiredText(1, 'x'), 'a'.repeat(4001))).toBe(MESSAGES.textTooLong);
    expect(text.parse('a'.repeat(4000))).toHaveLength(4000);
  });

  it('can be empty where optional, and must be text', () => {
    expect(line.parse('  ')).toBe('');
    expect(message(line, 5)).toBe(MESSAGES.enterText);
    expect(message(text, {})).toBe(MESSAGES.enterText);
  });

  it('drop characters no database can store before measuring', () => {
    expect(line.parse('a\0b\ud800')).toBe('ab\ufffd');
    expect(message(personName, 'R\0\0')).toBe(MESSAGES.nameTooShort);
  });

  cases([
    ['reversed text', '\u202eniboR', 'niboR'],
    ['a bidirectional isolate', '\u2066Robin\u2069\u200f', 'Robin'],
    ['zero-width characters', 'Ro\u200bb\u2060in\ufeff', 'Robin'],
    ['a terminal escape', '\u001b[31mRobin\u0007\u009b', '[31mRobin'],
    ['a stray joiner', '\u200dRobin \u200c\u200d', 'Robin'],
    ['but not the joiners of a family emoji', '👩‍👧 Ng', '👩‍👧 Ng'],
    ['but not the joiners in Persian', 'می‌خواهم', 'می‌خواهم'],
  ])('drop invisible characters: %s', ([_what, typed]) => line.parse(typed));

  it('reject a name, number, or message of only invisible characters', () => {
    expect(message(personName, '\u200b\u200b\u200d')).toBe(MESSAGES.nameTooShort);
    expect(message(phone, '\u2060'.repeat(12))).toBe(MESSAGES.invalidPhone);
    expect(message(requiredText(1, MESSAGES.enterText), ' \u202e\u0000\n')).toBe(MESSAGES.enterText);
  });

  it('normalize line breaks in a text', () => {
    expect(text.parse('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
  });

  it('keep a line on one line', () => {
    expect(requiredLine(1, 'x').parse('Robin\r\nBcc: eve@test.example')).toBe('Robin Bcc: eve@test.example');
    expect(text.parse('one\ntwo')).toBe('one\ntwo');
  });
});
