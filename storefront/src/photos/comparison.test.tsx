import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Comparison } from './comparison';

const BEFORE = { src: '/media/before.webp', alt: 'A torn web' };
const AFTER = {
  src: '/media/after.webp',
  alt: 'A new web',
  srcSet: '/media/small.webp 360w',
  sizes: '100vw',
};

it('names both sides and the visible share of each', () => {
  render(<Comparison before={BEFORE} after={AFTER} what="Web in red" />);
  const slider = screen.getByRole('slider', { name: 'Compare before and after: Web in red' });
  expect(slider.getAttribute('aria-valuetext')).toBe('50% before, 50% after');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('80% before, 20% after');
  const caption = (alt: string) => screen.getByRole('img', { name: alt }).closest('figure')?.textContent;
  expect([caption(BEFORE.alt), caption(AFTER.alt)]).toEqual(['Before', 'After']);
});

it('loads a picture in the right size', () => {
  render(<Comparison before={BEFORE} after={AFTER} />);
  const after = screen.getByRole('img', { name: AFTER.alt });
  expect(['src', 'srcset', 'sizes', 'loading'].map((name) => after.getAttribute(name))).toEqual([
    AFTER.src,
    AFTER.srcSet,
    AFTER.sizes,
    'lazy',
  ]);
  expect(screen.getByRole('slider', { name: 'Compare before and after' })).toBeTruthy();
});
