import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../words/shop-texts';
import { signupAnswer, signupRequest } from './mailing-list';

const good = { name: 'Robin', email: 'Robin@Test.example', password: 'secret-1' };

function complaint(body: unknown): [string, string] | null {
  const issue = signupRequest.safeParse(body).error?.issues[0];
  return issue ? [issue.path.join('.'), issue.message] : null;
}

describe('signupRequest', () => {
  it('accepts a name, an email, and a password, and drops the rest', () => {
    expect(signupRequest.parse({ ...good, name: ' Robin ', mailingListOptIn: false, id: 'mine' })).toEqual({
      name: 'Robin',
      email: 'robin@test.example',
      password: 'secret-1',
    });
  });

  it.each(['name', 'email', 'password'])('requires %s', (field) => {
    for (const value of [undefined, null, '', '   ', '\t\n', 5, {}, []]) {
      expect(complaint({ ...good, [field]: value })).toEqual([field, 'Please fill in all fields']);
    }
  });

  it('reports blank fields before checking the password', () => {
    expect(complaint({ ...good, name: ' ', password: '123' })?.[1]).toBe(MESSAGES.fillAllFields);
    expect(complaint({ ...good, email: '', password: '123' })?.[1]).toBe(MESSAGES.fillAllFields);
    expect(complaint({ ...good, password: '     ' })?.[1]).toBe(MESSAGES.fillAllFields);
    const both = signupRequest.safeParse({ ...good, password: '' }).error?.issues;
    expect(both?.map((issue) => issue.message)).toEqual([MESSAGES.fillAllFields]);
  });

  it('then checks password length and email format', () => {
    expect(complaint({ ...good, password: '12345' })).toEqual(['password', MESSAGES.passwordTooShort]);
    expect(complaint({ ...good, email: 'robin' })).toEqual(['email', MESSAGES.invalidEmail]);
    expect(complaint({ ...good, password: 'laces1' })).toBeNull();
  });

  it.each([null, undefined, 'text', 5, []])('rejects %j as a body', (body) => {
    expect(signupRequest.safeParse(body).success).toBe(false);
  });
});

it('signupAnswer has an optional message', () => {
  expect(signupAnswer.safeParse({}).success).toBe(true);
  expect(signupAnswer.safeParse({ message: 5 }).success).toBe(false);
});
