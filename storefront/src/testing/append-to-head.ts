import { onTestFinished } from 'vitest';

/**
 * Adds elements to the page's head until the test ends. Test files share a page. Without its style sheet, hidden elements would count as
 * visible.
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
