import { createElement, Fragment, type ReactNode } from 'react';

/** A text with elements in it, like a link. The elements need no keys, because they never change places. */
export function rich(texts: TemplateStringsArray, ...elements: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...texts.flatMap((text, index) => [text, elements[index]]));
}
