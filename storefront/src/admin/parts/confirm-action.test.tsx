import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { notice } from '../../testing/page-in-test';
import { ToastRegion } from '../../ui/toast';
import { ConfirmAction } from './confirm-action';

async function startCall(manner: { canLeave?: boolean; closesAnyway?: boolean }) {
  const ends: ((error?: Error) => void)[] = [];
  const act = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve()));
    });
  const onClose = vi.fn();
  const words = { title: 'Sure?', action: 'Do it', busyText: 'Doing...', failed: 'Not done' };
  render(
    <ToastRegion>
      <ConfirmAction {...words} {...manner} act={act} done="Done" onClose={onClose}>
        It can't be undone.
      </ConfirmAction>
    </ToastRegion>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Do it' }));
  expect(ends).toHaveLength(1);
  return { end: (error?: Error) => ends[0]?.(error), onClose };
}

beforeAll(() => import('../../ui/toast-notice'));

it.each([
  { manner: {}, closes: 0 },
  { manner: { canLeave: true }, closes: 2 },
])('closes on Cancel and Escape during the call, or not: $manner', async ({ manner, closes }) => {
  const { onClose } = await startCall(manner);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(closes);
});

it('closes and shows a notice on success', async () => {
  const { end, onClose } = await startCall({});
  end();
  expect(await notice()).toContain('Done');
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  { manner: {}, closes: 0, alerts: 1 },
  { manner: { canLeave: true }, closes: 0, alerts: 0 },
  { manner: { closesAnyway: true }, closes: 1, alerts: 0 },
])('closes or stays on failure: $manner', async ({ manner, closes, alerts }) => {
  const { end, onClose } = await startCall(manner);
  end(new TypeError('no network'));
  expect(await notice()).toContain('Not done');
  expect(onClose).toHaveBeenCalledTimes(closes);
  const dialog = screen.getByRole('dialog', { name: 'Sure?' });
  expect(dialog.textContent?.split('Not done').length).toBe(alerts + 1);
});
