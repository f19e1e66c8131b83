import { createElement, Fragment, type ReactNode } from 'react';

/** A text with elements in it, like a link. They need no keys, because each has its position. */
export function rich(texts: TemplateStringsArray, ...elements: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...texts.flatMap((text, index) => [text, elements[index]]));
}
