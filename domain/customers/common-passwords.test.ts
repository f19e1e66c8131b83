import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../words/shop-texts';
import { isCommonPassword } from './common-passwords';
import { newPassword } from './person';

const complaint = (password: string) => newPassword.safeParse(password).error?.issues.map((i) => i.message);

describe('a new password', () => {
  it.each(['123456', 'password', 'PassWord1', ' qwerty ', 'baseball', 'iloveyou', 'password123'])(
    '%j is refused as too common',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
      expect(complaint(password)).toEqual([MESSAGES.passwordTooCommon]);
    },
  );

  it.each(['secret-1', '1234567a', 'laces1', 'correct horse', 'passwort-7'])('%j is taken', (password) => {
    expect(complaint(password)).toBeUndefined();
  });

  it('one that is too short says only that', () => {
    expect(complaint('abc12')).toEqual([MESSAGES.passwordTooShort]);
  });
});
