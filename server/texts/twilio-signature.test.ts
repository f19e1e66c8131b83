import { expect, it } from 'vitest';
import { isSignedByTwilio } from './twilio-signature';

// From Twilio's own tests (twilio-node, spec/validation.spec.js).
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fields = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};
const signed = {
  url,
  form: new URLSearchParams(fields),
  signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  authToken: '12345',
};

it("accepts Twilio's signatures, with and without the port", () => {
  expect(isSignedByTwilio(signed)).toBe(true);
  expect(isSignedByTwilio({ ...signed, url: url.replace('.com', '.com:1234') })).toBe(true);
  expect(isSignedByTwilio({ ...signed, signature: 'kvajT1Ptam85bY51eRf/AJRuM3w=' })).toBe(true);
  const http = { ...signed, url: url.replace('https', 'http').replace('.com', '.com:1234') };
  expect(isSignedByTwilio({ ...http, signature: 'Zmvh+3yNM1Phv2jhDCwEM3q5ebU=' })).toBe(true);
});

it('sorts repeated fields and counts repeated values once', () => {
  const form = new URLSearchParams([
    ['Sid', 'CA123'],
    ['SidAccount', 'AC123'],
    ['Digits', '5678'],
    ['Digits', '1234'],
    ['Digits', '1234'],
  ]);
  expect(isSignedByTwilio({ ...signed, form, signature: 'IK+Dwps556ElfBT0I3Rgjkr1wJU=' })).toBe(true);
});

it.each([
  ['no signature', { signature: undefined }],
  ['an empty signature', { signature: '' }],
  ['another signature', { signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B9=' }],
  ['another token', { authToken: '12346' }],
  ['another address', { url: 'https://mycompany.com/other?foo=1&bar=2' }],
  ['a changed field', { form: new URLSearchParams({ ...fields, Digits: '12345' }) }],
  ['one more field', { form: new URLSearchParams({ ...fields, Zip: '1' }) }],
])('refuses %s', (_what, change) => {
  expect(isSignedByTwilio({ ...signed, ...change })).toBe(false);
});
