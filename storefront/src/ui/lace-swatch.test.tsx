import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithStyles } from '../testing/render-with-styles';
import { LaceSwatch, NamedLace } from './lace-swatch';

it("a swatch shows the lace's color on chalk, which differs from either theme's leather", () => {
  document.documentElement.style.setProperty('--chalk', '#f4ebdd');
  renderWithStyles(<LaceSwatch hexColor="#7a4a26" side={44} label="Brown" />);
  const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(
    screen.getByRole('img', { name: 'Brown' }),
  );
  expect(backgroundColor).toBe('#7a4a26');
  expect(borderTopColor).toBe('#f4ebdd');
  expect(borderTopWidth).toBe('7px');
});

it('a swatch is hidden from screen readers next to a name', () => {
  render(<NamedLace name="Brown" hexColor="#7a4a26" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Brown')).toBeTruthy();
});
