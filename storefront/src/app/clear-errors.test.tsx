import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { ToastRegion, useToast } from '../ui/toast';
import { ClearErrors } from './clear-errors';

function Bench() {
  const { toast } = useToast();
  const { mutate } = useMutation({ mutationFn: async (isRefused: boolean) => isRefused });
  const button = (name: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {name}
    </button>
  );
  return (
    <>
      {button('fail', () => toast({ title: 'Failed', tone: 'danger' }))}
      {button('tell', () => toast({ title: 'Told' }))}
      {button('succeed', () => mutate(false))}
      {button('be refused', () =>
        mutate(true, { onSuccess: () => toast({ title: 'Refused', tone: 'danger' }) }),
      )}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const notices = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeAll(() => import('../ui/toast-notice'));
beforeEach(async () => {
  // Both happen in the same millisecond, so the order doesn't depend on the clock.
  vi.useFakeTimers({ toFake: ['Date'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastRegion>
        <ClearErrors />
        <Bench />
      </ToastRegion>
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: 'Notifications (F8)' });
});

it('a success replaces an error', async () => {
  press('fail');
  await waitFor(() => expect(notices()).toEqual(['Failed']));
  press('succeed');
  await waitFor(() => expect(notices()).toEqual([]));
});

it('a refusal returned as data stays and replaces the error before it', async () => {
  press('fail');
  press('be refused');
  await waitFor(() => expect(notices()).toEqual(['Refused']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(notices()).toEqual(['Refused']);
});

it("notices that aren't errors stay", async () => {
  press('tell');
  press('succeed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(notices()).toEqual(['Told']);
});
