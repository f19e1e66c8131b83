import { describe, expect, it } from 'vitest';
import { cases, inputs } from '#domain/testing/cases';
import { MESSAGES } from '../words/shop-texts';
import { mayGetMessages, messageSendRequest } from './message-contract';

const ID = '3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f';
const OTHER = 'a3b1c2d4-0b1e-4c55-9d6f-1a2b3c4d5e6f';
const good = { customerIds: [ID], subject: 'News', message: 'We are back.\nCome by.' };

function errorsOf(body: unknown): [string, string][] {
  const issues = messageSendRequest.safeParse(body).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('messageSendRequest', () => {
  it('trims both texts, keeps line breaks only in the message, and drops duplicate customers', () => {
    expect(
      messageSendRequest.parse({
        customerIds: [ID, OTHER, ID],
        subject: ' News\r\nBcc: eve@test.example ',
        message: '\n We are back.\n\nCome by. ',
      }),
    ).toEqual({
      customerIds: [ID, OTHER],
      subject: 'News Bcc: eve@test.example',
      message: 'We are back.\n\nCome by.',
    });
  });

  inputs([undefined, null, [], 'all', {}])(
    'rejects the customers %j: select at least one',
    (customerIds) => errorsOf({ ...good, customerIds }),
    [['customerIds', 'Please select at least one customer to send a message']],
  );

  it.each(['subject', 'message'])('requires %s: provide both', (field) => {
    for (const value of [undefined, null, '', ' \n ', 5]) {
      expect(errorsOf({ ...good, [field]: value })).toEqual([
        [field, 'Please provide both subject and message'],
      ]);
    }
  });

  it('limits every field', () => {
    expect(errorsOf({ ...good, subject: 'x'.repeat(201) })[0]?.[1]).toBe(MESSAGES.lineTooLong);
    expect(errorsOf({ ...good, message: 'x'.repeat(4001) })[0]?.[1]).toBe(MESSAGES.textTooLong);
    expect(errorsOf({ ...good, customerIds: Array(4001).fill(ID) })[0]?.[1]).toBe(MESSAGES.tooManyRecipients);
    expect(errorsOf({ ...good, customerIds: ['1'] })[0]?.[0]).toBe('customerIds.0');
  });
});

cases([
  [false, null, true],
  [true, null, true],
  [false, '2026-01-01T00:00:00.000Z', false],
  [true, '2026-01-01T00:00:00.000Z', true],
])('mayGetMessages with opt-in %j and unsubscribed %j is %j', ([mailingListOptIn, unsubscribedAt]) =>
  mayGetMessages({ mailingListOptIn, unsubscribedAt }),
);
