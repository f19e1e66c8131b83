import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { MESSAGES } from '../words/shop-texts';
import { isCommonPassword } from './common-passwords';
import { newPassword } from './person';

const messages = (password: string) => newPassword.safeParse(password).error?.issues.map((i) => i.message);

describe('newPassword', () => {
  it.each(['123456', 'password', 'PassWord1', ' qwerty ', 'baseball', 'iloveyou', 'password123'])(
    'rejects %j as too common',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
      expect(messages(password)).toEqual([MESSAGES.passwordTooCommon]);
    },
  );

  inputs(['secret-1', '1234567a', 'laces1', 'correct horse', 'passwort-7'])(
    'accepts %j',
    (password) => messages(password),
    undefined,
  );

  it('reports a short password only as too short', () => {
    expect(messages('abc12')).toEqual([MESSAGES.passwordTooShort]);
  });
});
