// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReorderServices } from '../../api/admin-services';
import { createQueryClient } from '../../api/query-client';
import { serviceQueries } from '../../api/services';
import { ToastRegion } from '../../ui/toast';
import { SERVICE } from '../fixtures';
import { useTellLast } from '../parts/use-tell-last';

const IDS = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);
const [A = '', B = '', C = ''] = IDS;
const nameOf = (id: string) => id.slice(-1);

/** The orders that were sent, each to be answered by hand. */
const calls: { ids: string[]; answer: (status: number) => void }[] = [];
let stored = IDS;

function Bench() {
  const services = useQuery(serviceQueries.list());
  const { shown, send } = useReorderServices(services.data ?? []);
  const tellLast = useTellLast({ done: 'Done', failed: 'Failed' });
  const reorder = (ids: string[]) => tellLast(send(ids));
  return (
    <>
      <ol aria-label="Order">
        {shown.map(({ id }) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
      </ol>
      <button type="button" onClick={() => reorder([B, A, C])}>
        bac
      </button>
      <button type="button" onClick={() => reorder([C, B, A])}>
        cba
      </button>
    </>
  );
}

const order = () => screen.getByRole('list', { name: 'Order' }).textContent;
const drag = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answerCall = async (index: number, status: number) => {
  await waitFor(() => expect(calls.length).toBe(index + 1));
  calls[index]?.answer(status);
};

describe('the order of services', () => {
  beforeEach(async () => {
    calls.length = 0;
    stored = IDS;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      if (path === '/api/services')
        return Promise.resolve(
          Response.json(stored.map((id, index) => ({ ...SERVICE, id, sortOrder: index + 1 }))),
        );
      const { serviceOrders } = JSON.parse(String(init?.body));
      const ids = serviceOrders.map(({ id }: { id: string }) => id);
      return new Promise<Response>((resolve) => {
        const answer = (status: number) => {
          if (status === 200) stored = ids;
          resolve(Response.json(status === 200 ? { success: true } : { message: 'Away' }, { status }));
        };
        calls.push({ ids, answer });
      });
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ToastRegion>
          <Bench />
        </ToastRegion>
      </QueryClientProvider>,
    );
    await waitFor(() => expect(order()).toBe('abc'));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('shows the last of several orders at once, and sends them one after the other', async () => {
    await drag('bac');
    expect(order()).toBe('bac');
    await drag('cba');
    expect(order()).toBe('cba');
    await answerCall(0, 200);
    await answerCall(1, 200);
    expect(order()).toBe('cba');
    expect(await screen.findByText('Done')).toBeTruthy();
    expect(calls.map(({ ids }) => ids.map(nameOf).join(''))).toEqual(['bac', 'cba']);
    expect(order()).toBe('cba');
    expect(stored).toEqual([C, B, A]);
  });

  it('goes back to what the shop took last when the last order fails', async () => {
    await drag('bac');
    await drag('cba');
    await answerCall(0, 200);
    await answerCall(1, 500);
    expect(await screen.findByText('Failed')).toBeTruthy();
    await waitFor(() => expect(order()).toBe('bac'));
  });

  it('goes back to the start when all fail, and says nothing of one that was overtaken', async () => {
    await drag('bac');
    await drag('cba');
    await answerCall(0, 500);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.queryByText('Failed')).toBeNull();
    expect(order()).toBe('cba');
    await answerCall(1, 500);
    expect(await screen.findByText('Failed')).toBeTruthy();
    await waitFor(() => expect(order()).toBe('abc'));
  });
});
