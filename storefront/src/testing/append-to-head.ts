import { onTestFinished } from 'vitest';

/**
 * Puts elements into the page's head until the test is over. What else stands there stays: files of tests share a page, and without
 * the style sheet in it whatever is hidden would count as seen.
 */
export function appendToHead(html: string): Element[] {
  const before = new Set(document.head.children);
  document.head.insertAdjacentHTML('beforeend', html);
  const added = [...document.head.children].filter((element) => !before.has(element));
  onTestFinished(() => {
    for (const element of added) element.remove();
  });
  return added;
}
