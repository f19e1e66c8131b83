import { describe, expect, it } from 'vitest';
import { isPlainPath } from './plain-path';

describe('isPlainPath accepts', () => {
  it.each([
    '/',
    '/our-work',
    '/our-work/',
    '/cms/api/orders?where[title][like]=../x//y',
    '/assets/index-a_B~1.js',
    '/_next/static/chunks/[root]-1.js',
    '/media/3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f.webp',
    '/media/caf%C3%A9.jpg',
    '/a%20b',
    '/....',
    '/.well-known/x',
    '/x?y=%2e%2e',
  ])('%s', (target) => expect(isPlainPath(target)).toBe(true));
});

describe('isPlainPath rejects', () => {
  it.each([
    '',
    '*',
    'x',
    'http://shop.example/cms',
    '//cms',
    '/x//y',
    '/x//',
    '/.',
    '/..',
    '/x/..',
    '/x/../y',
    '/x/./y',
    '/x/%2e%2E/y',
    '/x/.%2e/y',
    '/%2e',
    '/x%2fy',
    '/x%5Cy',
    '/x\\y',
    '/%63ms',
    '/log%69n',
    '/x%2Dy',
    '/x%5fy',
    '/x%7Ey',
    '/x%00',
    '/x%0d%0a',
    '/x%7f',
    '/x%252e',
    '/x%',
    '/x%zz',
    '/x%ff',
    '/x#y',
    '/x y',
    '/ü',
  ])('%j', (target) => expect(isPlainPath(target)).toBe(false));
});
