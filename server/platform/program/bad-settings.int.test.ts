import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { listen } from '#server/testing/listen';
import { failedStart, freshDataDir, runProgram } from '#server/testing/program';

const folder = freshDataDir();
const file = join(folder, 'a-file');
beforeAll(() => {
  writeFileSync(file, 'not a folder');
});

function start(bad: Record<string, string>) {
  return runProgram({ DATA_DIR: freshDataDir(), PORT: '0', SEED: 'none', ...bad });
}

it.each([
  ['PORT', { PORT: 'eighty' }],
  ['SITE_URL', { SITE_URL: 'shop.test' }],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'short' }],
  ['PAYLOAD_SECRET', { DATABASE_URI: 'mongodb://127.0.0.1:1/shop' }],
  ['SEED', { SEED: 'perhaps' }],
  ['PAYMENTS', { PAYMENTS: 'simulator', SITE_URL: 'https://shop.test' }],
  ['DATA_DIR', { DATA_DIR: file }],
  ['HOST', { HOST: 'no-such-host.invalid' }],
])('the program exits with code 1 and one line for a bad %s', async (name, bad) => {
  const program = start(bad);
  const { code, lines } = await failedStart(program);
  expect(code).toBe(1);
  expect(program.stdout()).not.toMatch(/Shop +http/);
  expect(lines).toEqual([expect.stringContaining(name)]);
});

it('the program exits with one line that names PORT if the port is taken', async () => {
  const { port, close } = await listen(createServer());
  const program = start({ PORT: String(port), HOST: '127.0.0.1' });
  expect(await failedStart(program)).toEqual({ code: 1, lines: [expect.stringContaining('PORT')] });
  await close();
});
