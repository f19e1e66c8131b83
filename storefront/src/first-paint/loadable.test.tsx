import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../ui/error-boundary';
import { loadable } from './loadable';

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
