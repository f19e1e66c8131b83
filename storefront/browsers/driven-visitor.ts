import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { z } from 'zod';
import type { Pattern, Step } from './find-in-page';
import type { Control, Named, Visitor } from './visitor';

export interface Driver {
  send: (command: string, parameters?: object) => Promise<unknown>;
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

export class DriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** The page changed while we acted on it. Worth another try. */
const PASSING = ['stale element reference', 'javascript error'];
/** Something covers the element, or it's off screen. Worth another try after scrolling it to the middle. */
const COVERED = ['element click intercepted', 'element not interactable'];

const PATIENCE = 60_000;
const PAUSE = 50;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [ELEMENT]: z.string() });

const [bundle] = buildSync({
  entryPoints: [new URL('./find-in-page.ts', import.meta.url).pathname],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'walk',
  write: false,
}).outputFiles;
const FIND = `${bundle?.text}; return walk.find(arguments[0])`;

const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

const pattern = (text: string | RegExp, exact = false): Pattern =>
  text instanceof RegExp ? { text: text.source, flags: text.flags, exact } : { text, exact };

const roleStep = (role: string, { name, exact }: Named = {}): Step =>
  name === undefined ? { by: 'role', role } : { by: 'role', role, name: pattern(name, exact) };

/** Drives a page over WebDriver with Playwright's API. */
export function drivenVisitor({ send }: Driver, baseURL: string): Visitor {
  const run = (script: string, ...args: unknown[]) => send('WebDriver:ExecuteScript', { script, args });

  async function until<Result>(goal: string, look: () => Promise<Result | undefined>): Promise<Result> {
    for (const end = Date.now() + PATIENCE; ; await wait(PAUSE)) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(`Waited ${PATIENCE / 1000} s for ${goal}`);
    }
  }

  /** Runs an action on the one element these steps find, retrying until it works. */
  function act<Result>(steps: readonly Step[], action: (id: string) => Promise<Result>): Promise<Result> {
    let last: unknown;
    let isCovered = false;
    return until(`${JSON.stringify(steps)}`, async () => {
      try {
        if (isCovered) await run(`${FIND}?.scrollIntoView?.({ block: 'center' })`, steps);
        last = await run(FIND, steps);
        const found = element.safeParse(last);
        return found.success ? { done: await action(found.data[ELEMENT]) } : undefined;
      } catch (error) {
        if (!(error instanceof DriverError)) throw error;
        isCovered = COVERED.includes(error.code);
        if (!isCovered && !PASSING.includes(error.code)) throw error;
        last = error.message;
        return undefined;
      }
    }).then(
      ({ done }) => done,
      (error: unknown) => {
        throw new Error(`${error}; the last look found ${JSON.stringify(last)}`, { cause: error });
      },
    );
  }

  const finds = (before: readonly Step[]) => ({
    getByRole: (role: string, options?: Named) => control([...before, roleStep(role, options)]),
    getByLabel: (name: string, { exact }: { exact?: boolean } = {}) =>
      control([...before, { by: 'label', name: pattern(name, exact) }]),
    getByText: (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
      control([...before, { by: 'text', name: pattern(text, exact) }]),
    locator: (css: string) => control([...before, { by: 'css', css }]),
  });

  function control(steps: readonly Step[]): Control {
    const type = (text: string) =>
      act(steps, async (id) => void (await send('WebDriver:ElementSendKeys', { id, text })));
    const click = (where: readonly Step[]) =>
      act(where, async (id) => void (await send('WebDriver:ElementClick', { id })));
    return {
      ...finds(steps),
      waitFor: () => act(steps, () => Promise.resolve()),
      click: () => click(steps),
      press: (key) => type(KEYS[key] ?? key),
      setInputFiles: (paths) => type(paths.join('\n')),
      async selectOption(value) {
        // WebKit's driver doesn't move the focus, so a menu opened by a field would stay open.
        await act(steps, async (id) => void (await run('arguments[0].focus()', { [ELEMENT]: id })));
        await click([...steps, { by: 'css', css: `option[value="${value}"]` }]);
      },
      inputValue: () =>
        act(steps, async (id) => z.string().parse(await run('return arguments[0].value', { [ELEMENT]: id }))),
      async fill(text) {
        await act(steps, async (id) => void (await send('WebDriver:ElementClear', { id })));
        await type(text);
      },
    };
  }

  return {
    ...finds([]),
    goto: (path) => send('WebDriver:Navigate', { url: new URL(path, baseURL).href }),
    goBack: () => run('history.back()'),
    async waitForURL(url) {
      const isThere = async () =>
        url.test(z.string().parse(await run('return location.href'))) ? true : undefined;
      await until(`the address ${url}`, isThere);
    },
    async screenshot({ path }) {
      const picture = z.string().parse(await send('WebDriver:TakeScreenshot', { full: false }));
      await writeFile(path, picture, 'base64');
    },
  };
}
