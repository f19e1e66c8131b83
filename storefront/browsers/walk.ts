import { test as base, expect } from '@playwright/test';
import { drivenVisitor } from './driven-visitor';
import { openFirefox } from './firefox';
import type { Visitor } from './visitor';
import { openWebKit } from './webkit';

export type Engine = 'webkit' | 'firefox';
const DRIVERS = { webkit: openWebKit, firefox: openFirefox } as const;

interface Opened {
  visitor: Visitor;
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/**
 * A test with a `visitor` in the project's engine: Playwright's build if it's installed, otherwise the system's over WebDriver. A page
 * error fails the test.
 */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine; isOwnBuild: boolean }>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  isOwnBuild: [false, { option: true, scope: 'worker' }],
  visitor: async ({ engine, isOwnBuild, playwright, viewport, baseURL }, use, info) => {
    const size = viewport ?? { width: 390, height: 844 };
    const open = async (): Promise<Opened> => {
      if (!isOwnBuild) {
        const driver = await DRIVERS[engine](size);
        return { ...driver, visitor: drivenVisitor(driver, baseURL ?? '') };
      }
      const browser = await playwright[engine].launch();
      const page = await browser.newPage({ viewport: size, baseURL });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      return { visitor: page, errors: async () => errors, close: () => browser.close() };
    };
    const { visitor, errors, close } = await open();
    try {
      await use(visitor);
      if (info.status !== info.expectedStatus)
        await visitor.screenshot({ path: info.outputPath('page.png') });
      expect(await errors()).toEqual([]);
    } finally {
      await close();
    }
  },
});
