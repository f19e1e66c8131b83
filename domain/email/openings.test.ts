import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { emailDraft, emailOpenings, OPENED_EMAILS, OPENING_EMAILS, openingOf } from './openings';
import { isToOwner, OUTBOX_KINDS } from './outbox';

const messages = (openings: unknown) =>
  emailOpenings.safeParse(openings).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const problem = (email: string, line: string) => messages([{ email, line }])[0]?.[1];

describe('opening lines', () => {
  it('exist for every email to customers, except about passwords and addresses (rule 35.1)', () => {
    const left = ['mail:password-reset', 'mail:confirm-email', 'mail:email-changed', 'mail:staff-invitation'];
    const toCustomers = OUTBOX_KINDS.filter(
      (kind) => kind.startsWith('mail:') && !isToOwner(kind) && !left.includes(kind),
    );
    expect(OPENED_EMAILS.toSorted()).toEqual(toCustomers.toSorted());
  });

  cases([
    ['mail:status-received', 'Hi {first name}, order {order} will be ready {ready}.', undefined],
    ['mail:status-received', 'Hi { First  Name }!', undefined],
    [
      'mail:status-received',
      'Hi {name}!',
      "{name} doesn't work here. Use {first name}, {order}, or {ready}.",
    ],
    ['mail:welcome', 'Hi {first name}, your {order}', "{order} doesn't work here. Use {first name}."],
    ['mail:status-shipped', 'Ready {ready}', "{ready} doesn't work here. Use {first name} or {order}."],
    [
      'mail:question-received',
      'Hi {first name}!',
      "{first name} doesn't work here. This text can't have placeholders.",
    ],
    ['mail:welcome', 'x'.repeat(10_000), 'Keep this under 400 characters'],
    ['mail:welcome', ' \n ', 'Write an opening line, or remove this entry'],
    ['mail:password-reset', 'Hi!', 'Choose an email'],
    ['mail:shipping-instructions', 'Hi!', 'Choose an email'],
  ])('for %s: %.40j gives %j (rule 35.3)', ([email, line]) => problem(email, line));

  it('allow only one for each email', () => {
    const twice = [
      { email: 'mail:welcome', line: 'Hello!' },
      { email: 'mail:welcome', line: 'Howdy!' },
    ];
    expect(messages(twice)).toEqual([['1.line', 'This email already has an opening line']]);
  });

  it('can be left empty in a draft, which is checked like a saved one', () => {
    for (const email of OPENED_EMAILS) {
      expect(emailDraft.safeParse({ email, line: '' }).success).toBe(true);
      expect(emailDraft.safeParse({ email, line: 'Hi {foo}' }).error?.issues[0]).toMatchObject({
        path: ['line'],
        message: expect.stringMatching(/^\{foo\} doesn't work here/),
      });
    }
  });

  it('have their own settings only for instructions', () => {
    const others = OPENED_EMAILS.filter((kind) => !OPENING_EMAILS.some((each) => each === kind));
    expect(others.map((kind) => [kind, openingOf(kind).setting])).toEqual([
      ['mail:shipping-instructions', 'shippingIntro'],
      ['mail:dropoff-instructions', 'dropoffIntro'],
    ]);
  });
});
