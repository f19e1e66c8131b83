import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadable } from '../first-paint/loadable';
import { DrawnOnce } from './use-warm-up';

const failures: unknown[] = [];
const note = (failure: unknown) => void failures.push(failure);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => void process.off('unhandledRejection', note));

it('is removed before its code is there without failing', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Tab = loadable(async () => {
    await arrived;
    return () => null;
  });
  const page = render(<DrawnOnce part={Tab} isOpen={false} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  page.rerender(<DrawnOnce part={Tab} isOpen />);
  arrive();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(failures).toEqual([]);
});
