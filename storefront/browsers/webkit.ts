import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '#server/testing/free-port';
import { type Driver, DriverError } from './driven-visitor';

/** Marionette's command names and the WebDriver calls that WebKit's driver takes instead. */
const CALLS: Record<string, readonly [method: string, path: string]> = {
  'WebDriver:Navigate': ['POST', 'url'],
  'WebDriver:ExecuteScript': ['POST', 'execute/sync'],
  'WebDriver:ElementClick': ['POST', 'element/{id}/click'],
  'WebDriver:ElementClear': ['POST', 'element/{id}/clear'],
  'WebDriver:ElementSendKeys': ['POST', 'element/{id}/value'],
  'WebDriver:TakeScreenshot': ['GET', 'screenshot'],
};

const answer = z.object({ value: z.unknown() });
const failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const strings = z.array(z.string());

/** Collects a page's errors, because WebKit's driver has no log. */
const LISTEN = `
  if (!window.walkErrors) {
    const errors = (window.walkErrors = []);
    addEventListener('error', (event) => errors.push(event.message));
    addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
    const { error } = console;
    console.error = (...words) => { errors.push(words.join(' ')); error.apply(console, words); };
  }
  return window.walkErrors.splice(0);`;

/** Opens WebKitGTK's browser on its own virtual screen, with a page of this size. */
export async function openWebKit({ width, height }: { width: number; height: number }): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${await displayOf(screen)}`,
      // The sandbox needs rights that root doesn't have in a container, and we only open our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  let base = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const read: unknown = await response.json();
    if (response.ok) return answer.parse(read).value;
    const { error, message } = failure.parse(read).value;
    throw new DriverError(error, message);
  };
  await until(() => call('GET', '/status'));
  const { sessionId } = z.object({ sessionId: z.string() }).parse(
    await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] },
        },
      },
    }),
  );
  base += `/session/${sessionId}`;
  const errors: string[] = [];
  const listen = async () => {
    errors.push(...strings.parse(await call('POST', '/execute/sync', { script: LISTEN, args: [] })));
  };

  async function send(command: string, { id = '', ...parameters }: { id?: string } = {}): Promise<unknown> {
    const [method, path] = CALLS[command] ?? [];
    if (!method) throw new Error(`${command} is not among the calls to WebKit`);
    const done = await call(
      method,
      `/${path?.replace('{id}', id)}`,
      method === 'POST' ? parameters : undefined,
    );
    // Scripts that only look run all the time and can't navigate.
    if (command !== 'WebDriver:ExecuteScript') await listen();
    return done;
  }

  await openPopUp(call, width, height);
  return {
    send,
    errors: async () => {
      await listen();
      return errors;
    },
    async close() {
      await call('DELETE', '').catch(() => undefined);
      for (const child of [driver, screen]) {
        child.kill();
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
    },
  };
}

/** A window can't be narrower than its toolbar. A popup has none. */
async function openPopUp(
  call: (method: string, path: string, body?: object) => Promise<unknown>,
  width: number,
  height: number,
): Promise<void> {
  const first = await call('GET', '/window');
  const button = await call('POST', '/execute/sync', {
    script: `
      const button = document.createElement('button');
      button.textContent = 'open';
      button.onclick = () => open('about:blank', '_blank', 'popup,left=0,top=0,width=${width},height=${height}');
      document.body.append(button);
      return button;`,
    args: [],
  });
  const [id] = Object.values(z.record(z.string(), z.string()).parse(button));
  await call('POST', `/element/${id}/click`, {});
  const handle = await until(async () =>
    strings.parse(await call('GET', '/window/handles')).find((one) => one !== first),
  );
  await call('POST', '/window', { handle });
  await call('POST', '/window/rect', { x: 0, y: 0, width, height });
}

async function until<Result>(ask: () => Promise<Result | undefined>): Promise<Result> {
  for (const end = Date.now() + 30_000; ; await wait(50)) {
    const got = await ask().catch((error: unknown) => {
      if (Date.now() > end) throw error;
      return undefined;
    });
    if (got !== undefined) return got;
    if (Date.now() > end) throw new Error('WebKit did not start');
  }
}

function browserPath(): string {
  const folders = readdirSync('/usr/lib').map((machine) => `/usr/lib/${machine}`);
  for (const folder of folders) {
    const own = listed(folder).find((name) => /^webkit2gtk-[\d.]+$/.test(name));
    if (own) return `${folder}/${own}/MiniBrowser`;
  }
  throw new Error('There is no MiniBrowser of WebKitGTK here');
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  return String(number).trim();
}
