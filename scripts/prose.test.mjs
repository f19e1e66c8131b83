import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { CONTRACT, problemsIn } from './prose.mjs';

it.each([
  ['Money back for order 713FA4CB', 'Your refund for order 713FA4CB'],
  ['We gave $23.45 back to you.', 'We refunded $23.45.'],
  ['Somebody with your password signed in.', 'Someone signed in with your password from a new browser.'],
  [
    'Who learns your password then still cannot get in.',
    "When you sign in, we'll also ask for a code from your phone, so a stolen password isn't enough.",
  ],
  ['We answer by mail, and here.', "We'll reply by email and on this page."],
  ['This changed meanwhile.', 'Someone else just changed this.'],
  ['A photo can have 10 MB at most', 'Photos can be up to 10 MB'],
  ['Please use 200 characters at most', 'Keep this under 200 characters'],
  ['You may not do this', "You don't have permission to do that"],
  ['What of an order was given back', 'Refunded or pending refund, in cents'],
  ['Track the parcel', 'Track the package'],
  ['The total of $91.50 has not been paid yet.', '$91.50 is due.'],
  ['Your e-mail', 'Your email'],
  ['The mails wait for whoever orders.', 'The emails wait until someone orders.'],
  ['What becomes of an email', 'What happens to an email'],
  ['Without the key, nothing of this shows.', 'Without the key, none of this shows.'],
  ['A label is bought once, however often you ask.', 'A label is bought once, no matter how often you ask.'],
  ['The owner hears of it and voids one.', 'The owner gets an email and voids one.'],
  ['Runs every check now, also in the evening.', 'Runs every check now, even in the evening.'],
  ['Numbers that have the most: 24 at the most.', 'At most 24 numbers.'],
  ['This number said STOP.', 'This number opted out.'],
  ['It’s on the order’s page.', "It's on the order's page."],
])('rejects %j and accepts %j', async (old, plain) => {
  expect(await problemsIn(old)).not.toEqual([]);
  expect(await problemsIn(plain)).toEqual([]);
});

it(`accepts the specification's texts and "Mail us your glove"`, async () => {
  for (const text of ['Please select a service', 'Passwords do not match', 'Mail us your glove.'])
    expect(await problemsIn(text)).toEqual([]);
});

it.each([...CONTRACT])('accepts %j only while the shop says it', (text) => {
  const files = execFileSync('git', [
    'grep',
    '-lF',
    text,
    '--',
    'domain',
    'storefront/src',
    'cms',
    ':!*.test.*',
  ]);
  expect(files.toString()).not.toBe('');
});

it.each([
  ['gives back what was paid twice', 'refunds what was paid twice'],
  ['the owner is told of it', 'notifies the owner'],
  ['A part that sleeps until then.', 'A lazy island, hydrated on demand.'],
  ['By whom the payment was declined.', 'Why the payment was declined.'],
])('in comments and test names, rejects %j and accepts %j', async (old, plain) => {
  expect(await problemsIn(old, { kind: 'code' })).not.toEqual([]);
  expect(await problemsIn(plain, { kind: 'code' })).toEqual([]);
});

it("checks a page's text but not its code, and reports the line", async () => {
  const page = '# Emails\n\n`a mail` is fine.\n\nThe the parcel came.';
  expect(await problemsIn(page, { kind: 'markdown' })).toEqual([
    { line: 5, reason: expect.stringContaining('the') },
    { line: 5, reason: expect.stringContaining('"parcel" (package)') },
  ]);
});
