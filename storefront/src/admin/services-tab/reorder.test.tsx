import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { serviceReorder } from '#domain/catalogue/service-changes';
import { useReorderServices } from '../../api/admin-services';
import { serviceQueries } from '../../api/services';
import { press, showAt } from '../../testing/page-in-test';
import { answer, hold, sentTo, startShop } from '../../testing/shop-in-test';
import { SERVICE } from '../fixtures';
import { useNotifyLast } from '../parts/use-notify-last';

const IDS = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);
const [A = '', B = '', C = ''] = IDS;
const nameOf = (id: string) => id.slice(-1);

const REORDER = 'POST /api/services/reorder';
/** The calls so far, which the test answers one by one. */
let held: ReturnType<typeof hold> = [];
const sentIds = (index: number) =>
  serviceReorder.parse(sentTo(REORDER)[index]).serviceOrders.map(({ id }) => id);
const store = (ids: string[]) =>
  answer(
    'GET /api/services',
    ids.map((id, index) => ({ ...SERVICE, id, sortOrder: index + 1 })),
  );

function Bench() {
  const services = useQuery(serviceQueries.list());
  const { shown, send } = useReorderServices(services.data ?? []);
  const notifyLast = useNotifyLast({ done: 'Done', failed: 'Failed' });
  const reorder = (ids: string[]) => notifyLast(send(ids));
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
const answerCall = async (index: number, status: number) => {
  await waitFor(() => expect(held).toHaveLength(index + 1));
  if (status === 200) store(sentIds(index));
  held[index]?.(Response.json(status === 200 ? { success: true } : { message: 'Away' }, { status }));
};

describe('service order', () => {
  startShop(() => {
    store(IDS);
    held = hold(REORDER);
  });
  beforeEach(async () => {
    showAt('/', <Bench />);
    await waitFor(() => expect(order()).toBe('abc'));
  });

  it('shows the last of several reorderings at once, and sends them in sequence', async () => {
    await press('bac');
    expect(order()).toBe('bac');
    await press('cba');
    expect(order()).toBe('cba');
    await answerCall(0, 200);
    await answerCall(1, 200);
    expect(order()).toBe('cba');
    expect(await screen.findByText('Done')).toBeTruthy();
    expect([0, 1].map((index) => sentIds(index).map(nameOf).join(''))).toEqual(['bac', 'cba']);
    expect(order()).toBe('cba');
  });

  it('reverts to the last stored order when the last reordering fails', async () => {
    await press('bac');
    await press('cba');
    await answerCall(0, 200);
    await answerCall(1, 500);
    expect(await screen.findByText('Failed')).toBeTruthy();
    await waitFor(() => expect(order()).toBe('bac'));
  });

  it('reverts to the start when all fail, and reports only the latest', async () => {
    await press('bac');
    await press('cba');
    await answerCall(0, 500);
    await waitFor(() => expect(held).toHaveLength(2));
    expect(screen.queryByText('Failed')).toBeNull();
    expect(order()).toBe('cba');
    await answerCall(1, 500);
    expect(await screen.findByText('Failed')).toBeTruthy();
    await waitFor(() => expect(order()).toBe('abc'));
  });
});
