import { expect, type Page } from '@playwright/test';
import { expectNoSideScroll } from './order-visitor';

/** Expects readable text: nothing off screen or cut off by a box, except where a table scrolls. */
export async function expectReadable(page: Page, where = page.url()): Promise<void> {
  const cut = () =>
    page.evaluate(() => {
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const isHidden = (element: Element | null): boolean =>
        element !== null &&
        ((element instanceof HTMLElement &&
          element.offsetWidth <= 1 &&
          getComputedStyle(element).position === 'absolute') ||
          isHidden(element.parentElement));
      const endOf = (element: Element | null): number => {
        if (!element) return document.documentElement.clientWidth;
        const own = /hidden|clip/.test(getComputedStyle(element).overflowX)
          ? element.getBoundingClientRect().right
          : Number.POSITIVE_INFINITY;
        return Math.min(own, endOf(element.parentElement));
      };
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || parent.closest('script, style, option') || scrolls(parent) || isHidden(parent))
          continue;
        if (getComputedStyle(parent).textOverflow === 'ellipsis') continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { right, width } = range.getBoundingClientRect();
        if (width > 1 && right > endOf(parent) + 1) found.push(`${parent.nodeName} ${text.textContent}`);
      }
      return found;
    });
  // A menu moves to its new place shortly after a resize.
  await expect.poll(cut, { message: where }).toEqual([]);
  await expectNoSideScroll(page);
}

/** Lengthens every text as a translation might, expects all of it to be readable, and restores the texts. */
export async function expectRoomForLongerTexts(page: Page, where: string): Promise<void> {
  const stretched = await page.evaluateHandle(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { node: Node; text: string }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      if (/\p{L}{2}/u.test(text) && !node.parentElement?.closest('script, style')) found.push({ node, text });
    }
    for (const { node, text } of found) {
      const more = text.trim().slice(0, Math.ceil(text.trim().length * 0.4));
      node.nodeValue = `${text}${/\s/.test(text.trim()) ? ' ' : ''}${more}`;
    }
    return found;
  });
  await expectReadable(page, `${where}, with longer texts`);
  await stretched.evaluate((found) => {
    for (const { node, text } of found) node.nodeValue = text;
  });
  await stretched.dispose();
}
