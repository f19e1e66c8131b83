import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Driver, DriverError } from './driven-visitor';

const answer = z.tuple([
  z.literal(1),
  z.number(),
  z.object({ error: z.string(), message: z.string() }).nullable(),
  z.unknown(),
]);
const value = z.object({ value: z.unknown() });

const PREFERENCES = `
  user_pref('marionette.port', 0);
  user_pref('app.update.enabled', false);
  user_pref('datareporting.policy.dataSubmissionEnabled', false);
`;

const ERRORS = `
  return Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & 1) && one.sourceName.startsWith('http'))
    .map((one) => one.errorMessage);`;

/** Opens headless Firefox with a page of this size, driven over Marionette. */
export async function openFirefox({ width, height }: { width: number; height: number }): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'glove-shop-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { stdio: 'ignore' },
  );
  const send = await marionette(await portOf(profile));
  await send('WebDriver:NewSession', { pageLoadStrategy: 'eager' });

  async function inBrowser(script: string, args: unknown[] = []): Promise<unknown> {
    await send('Marionette:SetContext', { value: 'chrome' });
    const done = await send('WebDriver:ExecuteScript', { script, args });
    await send('Marionette:SetContext', { value: 'content' });
    return done;
  }

  // A window can't be narrower than its toolbar, but a page in it can.
  await send('WebDriver:SetWindowRect', { width: width + 200, height: height + 200 });
  await inBrowser(
    `const [width, height] = arguments;
    for (const [side, length] of Object.entries({ width, height }))
      for (const limit of ['', 'min-', 'max-'])
        gBrowser.selectedBrowser.style.setProperty(limit + side, length + 'px');`,
    [width, height],
  );
  return {
    send,
    errors: async () => z.array(z.string()).parse(await inBrowser(ERRORS)),
    async close() {
      const exited = once(browser, 'exit');
      browser.kill();
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function portOf(profile: string): Promise<number> {
  for (const end = Date.now() + 60_000; ; await wait(50)) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (port) return Number(port);
    if (Date.now() > end) throw new Error('Firefox did not start');
  }
}

async function marionette(port: number): Promise<Driver['send']> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (read: z.infer<typeof answer>) => void>();
  let bytes = Buffer.alloc(0);
  let count = 0;
  const greeted = once(socket, 'data');
  await greeted;
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const colon = bytes.indexOf(':');
      const end = colon + 1 + Number(bytes.toString('latin1', 0, Math.max(colon, 0)));
      if (colon < 1 || bytes.length < end) return;
      const read = answer.parse(JSON.parse(bytes.toString('utf8', colon + 1, end)));
      bytes = bytes.subarray(end);
      waiting.get(read[1])?.(read);
      waiting.delete(read[1]);
    }
  });
  return async (command, parameters = {}) => {
    count += 1;
    const message = JSON.stringify([0, count, command, parameters]);
    const done = new Promise<z.infer<typeof answer>>((resolve) => waiting.set(count, resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await done;
    if (error) throw new DriverError(error.error, error.message);
    const wrapped = value.safeParse(result);
    return wrapped.success ? wrapped.data.value : result;
  };
}
