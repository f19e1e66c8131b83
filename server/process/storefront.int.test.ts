import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { storefrontRouter } from './storefront';

const SCRIPT = 'console.log("a glove");';
const NAME = 'index-abcd1234.js';

/** The files alone are asked for here; pages have tests of their own (server/pages). */
const PAGES = {
  page: async (html: string) => ({ status: 200 as const, unlisted: false, html }),
  robots: () => '',
  sitemap: async () => '',
};

const folder = mkdtempSync(join(tmpdir(), 'glove-storefront-'));
let server: Server;
let url: string;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', NAME), SCRIPT);
  writeFileSync(join(folder, 'assets', `${NAME}.br`), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', `${NAME}.gz`), gzipSync(SCRIPT));
  server = createServer(express().use(storefrontRouter(folder, PAGES)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('who accepts %s gets a script as the build packed it: %s', async (accepted, encoding) => {
  const response = await fetch(`${url}/assets/${NAME}`, { headers: { 'Accept-Encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe(SCRIPT);
});
