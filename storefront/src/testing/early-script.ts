import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

/**
 * Runs a script that listens before hydration. Returns a function that removes it, which must be called after the test because test
 * files share a document.
 */
export function runEarlyScript(name: 'early' | 'early-work'): () => void {
  const added: (() => void)[] = [];
  const spies = [document, window].map((target: EventTarget) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options);
      added.push(() => target.removeEventListener(type, listener, options));
    });
  });
  new Function(readFileSync(`storefront/src/first-paint/${name}.js`, 'utf8'))();
  for (const spy of spies) spy.mockRestore();
  return () => {
    for (const remove of added) remove();
    delete document.untilShown;
  };
}
