import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../ui/error-boundary';
import { loadable } from './loadable';
import { LoadingPart } from './loading-part';

it('fails once when its code fails to load, and tries again when shown again', async () => {
  const fetchPart = vi.fn(async () => () => 'Loaded');
  fetchPart.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = loadable(fetchPart);
  const shown = (contentKey: string) => (
    <ErrorBoundary contentKey={contentKey} fallback="Failed">
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(shown('first'));
  expect(await screen.findByText('Failed')).toBeTruthy();
  expect(fetchPart).toHaveBeenCalledTimes(1);
  rerender(shown('second'));
  expect(await screen.findByText('Loaded')).toBeTruthy();
});

it('keeps its boundary on a server that has rendered it before, because browsers load its code later', async () => {
  const Part = loadable(async () => () => 'Loaded');
  const shown = <LoadingPart part={Part} fallback={null} />;
  render(shown);
  await screen.findByText('Loaded');
  expect(renderToString(shown)).toContain('<!--$-->Loaded');
  await Part.load();
  expect(renderToString(shown)).toBe('Loaded');
});
