import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { hasPageAddress } from './page-address';

describe('hasPageAddress', () => {
  inputs([
    'http://evil.test',
    'HTTPS://evil.test',
    'Robin hxxp://evil.test now',
    'ftp://files',
    'www.evil.test',
    'See www2.evil.test',
    '(www.evil.test)',
    'evil.test/win',
    't.co/abc',
    'evil.party?you=won',
    'evil.test:8080/x',
    'evil.com',
    'Win at EVIL.COM!',
    'x.com',
    'evil.co.uk',
    'глав.shop',
    'ｗｗｗ．ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'evil\u200b.com',
    'e\u00advil.c\u00adom',
    'robin@evil.com',
  ])('finds one in %j', (text) => hasPageAddress(text), true);

  inputs([
    'Robin Shortstop',
    '12 Main St.Apt/4',
    'P.O.Box#12',
    'P.O.Box/12',
    '9 Oak Ave.Ste#200',
    'J.R. Smith',
    'J.R.Smith',
    'St.John',
    'Dr.Jane Doe-St.John',
    'J.Page',
    'M. St.-Laurent, Jr.',
    "Conan O'Brien",
    'Zoë <b>Bold</b> Bcc: eve@test.example',
    'María-José Núñez',
    '李小龍',
    '555.010.2030',
    '+1 (555) 010-2030 ext. 4',
    '1 Main St.\nDover, DE 19901',
    '1 Main St.\nDover.DE 19901',
    'Apt.B/2, c/o St. Mary/Smith',
    '12 1/2 Foul Line Rd. #4',
    'Attn: Glove Dept.',
    'Smith & Co.',
    'Denver.CO 80202',
    'Acme Inc.Comfort Ave',
    '',
  ])('finds none in %j', (text) => hasPageAddress(text), false);
});

it.each(['x', 'a.', 'x-', 'www.', 'www1', 'a.aa', ':/', '。', '\u200b'])(
  'checks 200 kB of %j quickly',
  (part) => {
    const text = part.repeat(200_000 / part.length);
    const before = process.cpuUsage();
    hasPageAddress(text);
    const { user } = process.cpuUsage(before);
    // An earlier pattern with a lookbehind took 18 s. The test measures CPU time, so other programs don't matter.
    expect(user / 1000).toBeLessThan(1_000);
  },
);
