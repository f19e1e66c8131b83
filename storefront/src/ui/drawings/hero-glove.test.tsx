import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeroGlove } from './hero-glove';

it("keeps the home page's glove below 9 kB of markup", () => {
  const markup = renderToStaticMarkup(<HeroGlove />);
  expect(markup).toContain('var(--lace-old)');
  expect(markup.length).toBeLessThan(9000);
});
