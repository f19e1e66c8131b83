import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { MESSAGES } from '../words/shop-texts';
import { signupAnswer, signupRequest } from './mailing-list';

const good = { name: 'Robin', email: 'Robin@Test.example', password: 'secret-1' };

function firstError(body: unknown): [string, string] | null {
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
      expect(firstError({ ...good, [field]: value })).toEqual([field, 'Please fill in all fields']);
    }
  });

  it('reports blank fields before checking the password', () => {
    expect(firstError({ ...good, name: ' ', password: '123' })?.[1]).toBe(MESSAGES.fillAllFields);
    expect(firstError({ ...good, email: '', password: '123' })?.[1]).toBe(MESSAGES.fillAllFields);
    expect(firstError({ ...good, password: '     ' })?.[1]).toBe(MESSAGES.fillAllFields);
    const both = signupRequest.safeParse({ ...good, password: '' }).error?.issues;
    expect(both?.map((issue) => issue.message)).toEqual([MESSAGES.fillAllFields]);
  });

  it('then checks password length and email format', () => {
    expect(firstError({ ...good, password: '12345' })).toEqual(['password', MESSAGES.passwordTooShort]);
    for (const email of ['robin', 'robin@test-.example'])
      expect(firstError({ ...good, email })).toEqual(['email', MESSAGES.invalidEmail]);
    expect(firstError({ ...good, name: 'x'.repeat(201) })).toEqual(['name', MESSAGES.lineTooLong]);
    expect(firstError({ ...good, password: 'laces1' })).toBeNull();
  });

  inputs([null, undefined, 'text', 5, []])(
    'rejects %j as a body',
    (body) => signupRequest.safeParse(body).success,
    false,
  );
});

it('signupAnswer has an optional message', () => {
  expect(signupAnswer.safeParse({}).success).toBe(true);
  expect(signupAnswer.safeParse({ message: 5 }).success).toBe(false);
});
