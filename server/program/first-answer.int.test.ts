import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBuilt, freePort, freshDataDir, type Program, startProgram } from '#server/testing/program';
import { rawCall } from '#server/testing/raw-call';

/** What comes in a connection's first answer: ten packets of 1,460 bytes. */
const FIRST_ANSWER = 14_600;

const dataDir = freshDataDir();
let shop: Program;
beforeAll(async () => {
  ensureBuilt();
  shop = await startProgram({ DATA_DIR: dataDir, PORT: String(await freePort()), SEED: 'demo' });
});
afterAll(async () => {
  await shop.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('the home page of a new shop comes in one answer, headers included, and waits for no further round trip', async () => {
  const { headers, bytes } = await rawCall(shop.url, '/', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(head.join('').length + bytes.length).toBeLessThan(FIRST_ANSWER);
});
