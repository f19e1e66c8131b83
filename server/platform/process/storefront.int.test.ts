import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, expect, it } from 'vitest';
import type { Pages } from '#server/pages/open-pages';
import { listen } from '#server/testing/listen';
import { storefrontRouter } from './storefront';

const SCRIPT = 'console.log("a glove");';
const NAME = 'index-abcd1234.js';

const folder = mkdtempSync(join(tmpdir(), 'glove-storefront-'));
const HTML = '<!doctype html>';
const PAGES: Pages = {
  page: async () => ({
    status: 200,
    unlisted: false,
    etag: '"1"',
    html: Buffer.from(HTML),
    br: brotliCompressSync(HTML),
    gzip: gzipSync(HTML),
  }),
  drawHome: async () => HTML,
  owners: async () => null,
  tracked: async (token) => ({ status: token === 'right' ? 200 : 404, html: Buffer.from(HTML) }),
  robots: () => '',
  sitemap: async () => '',
};
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', NAME), SCRIPT);
writeFileSync(join(folder, 'assets', `${NAME}.br`), brotliCompressSync(SCRIPT));
writeFileSync(join(folder, 'assets', `${NAME}.gz`), gzipSync(SCRIPT));
const { url, close } = await listen(createServer(express().use(storefrontRouter(folder, PAGES))));
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('storefrontRouter serves a client that accepts %s a prebuilt script: %s', async (accepted, encoding) => {
  const response = await fetch(`${url}/assets/${NAME}`, { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe(SCRIPT);
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('storefrontRouter serves a client that accepts %s a cached page: %s', async (accepted, encoding) => {
  const response = await fetch(`${url}/nothing`, { headers: { 'Accept-Encoding': accepted } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await response.text()).toBe(HTML);
});

it('storefrontRouter answers 304 for an unchanged page', async () => {
  // With this header, fetch would bypass the cache.
  const status = await new Promise((resolve) => {
    get(`${url}/nothing`, { headers: { 'If-None-Match': '"1"' } }, (answer) => resolve(answer.statusCode));
  });
  expect(status).toBe(304);
});

it.each([
  ['/track/right', 200],
  ['/track/right/', 200],
  ['/track/wrong', 404],
])('storefrontRouter keeps %s out of caches, search engines, and referrers', async (path, status) => {
  const response = await fetch(`${url}${path}`);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.text()).toBe(HTML);
});
