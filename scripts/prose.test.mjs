import { expect, it } from 'vitest';
import { problemsIn } from './prose.mjs';

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
])('rejects %j and accepts %j', async (old, plain) => {
  expect(await problemsIn(old)).not.toEqual([]);
  expect(await problemsIn(plain)).toEqual([]);
});

it(`accepts the specification's texts and "Mail us your glove"`, async () => {
  for (const text of ['Please select a service', 'Passwords do not match', 'Mail us your glove.'])
    expect(await problemsIn(text)).toEqual([]);
});

it("checks a page's text but not its code, and reports the line", async () => {
  const page = '# Emails\n\n`a mail` is fine.\n\nThe the parcel came.';
  expect(await problemsIn(page, { isMarkdown: true })).toEqual([
    { line: 5, reason: expect.stringContaining('the') },
    { line: 5, reason: expect.stringContaining('"parcel" (package)') },
  ]);
});
