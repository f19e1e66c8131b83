import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useOpened } from './use-opened';

function Bench() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const order = useOpened('order', { inAddress: true });
  const photo = useOpened('photo');
  const twice = (work: () => void) => () => {
    work();
    work();
  };
  const actions = {
    'open order': twice(() => order.open('a')),
    'close order': twice(order.close),
    'open photo': twice(() => photo.open('b')),
    'close photo': twice(photo.close),
    'reopen photo': twice(photo.reopen),
    back: () => navigate(-1),
    forward: () => navigate(1),
  };
  return (
    <>
      {Object.entries(actions).map(([name, act]) => (
        <button key={name} type="button" onClick={act}>
          {name}
        </button>
      ))}
      <output>{`${pathname}${search}${hash} order ${order.what} photo ${photo.what} from ${state?.from}`}</output>
    </>
  );
}

function visit(): void {
  const before = { pathname: '/before' };
  const here = { pathname: '/here', search: '?step=2', hash: '#main', state: { from: 1 } };
  render(
    <MemoryRouter initialEntries={[before, here]}>
      <Bench />
    </MemoryRouter>,
  );
}

async function expectAfter(...steps: [click: string, shown: string][]): Promise<void> {
  for (const [click, lastShown] of steps) {
    await userEvent.click(screen.getByRole('button', { name: click }));
    expect(screen.getByRole('status').textContent).toBe(lastShown);
  }
}

const CLOSED = '/here?step=2#main order null photo null from 1';
const PHOTO = '/here?step=2#main order null photo b from 1';
const ORDER = '/here?step=2&order=a#main order a photo null from 1';

it('keeps the page, and Back closes it and Forward reopens it', async () => {
  visit();
  await expectAfter(['open photo', PHOTO], ['back', CLOSED], ['forward', PHOTO], ['close photo', CLOSED]);
  await expectAfter(['back', '/before order null photo null from undefined']);
});

it('adds no entry for a second press that comes after the dialog opened', async () => {
  visit();
  await expectAfter(['open order', ORDER], ['open order', ORDER], ['back', CLOSED]);
  await expectAfter(['open photo', PHOTO], ['open photo', PHOTO], ['back', CLOSED]);
});

it('opens dialogs on top of each other and closes the top one first', async () => {
  visit();
  const both = '/here?step=2&order=a#main order a photo b from 1';
  await expectAfter(['open order', ORDER], ['open photo', both], ['close photo', ORDER]);
  await expectAfter(['close order', CLOSED], ['close order', CLOSED]);
});

it('reopens what Back must not close', async () => {
  visit();
  await expectAfter(
    ['open photo', PHOTO],
    ['back', CLOSED],
    ['reopen photo', PHOTO],
    ['reopen photo', PHOTO],
  );
});

let closeLate = (): void => undefined;

function AddressBench() {
  const { what, open, close, turnTo } = useOpened('edit', { inAddress: true });
  return (
    <>
      <output>{what}</output>
      <button type="button" onClick={() => open('some-id')}>
        open
      </button>
      <button type="button" onClick={close}>
        close
      </button>
      <button type="button" onClick={() => (closeLate = close)}>
        close late
      </button>
      <button type="button" onClick={() => turnTo('print', 'some-id')}>
        print
      </button>
    </>
  );
}

function visitAddress(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', Component: AddressBench }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  return { router, address: () => router.state.location.pathname + router.state.location.search };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const about = () => screen.getByRole('status').textContent;

it('stores itself in the URL alongside other parameters, and Back closes it', async () => {
  const { router, address } = visitAddress('/admin?tab=customers&page=2');
  await press('open');
  expect(about()).toBe('some-id');
  expect(address()).toBe('/admin?tab=customers&page=2&edit=some-id');
  await router.navigate(-1);
  await waitFor(() => expect(about()).toBe(''));
  expect(address()).toBe('/admin?tab=customers&page=2');
});

it.each([
  ['goes back to where it was opened', '/admin?tab=customers', ['open', 'close']],
  ['only removes it from the URL when a link opened it', '/admin?tab=customers&edit=some-id', ['close']],
])('closing %s', async (_what, visited, pressed) => {
  const { router, address } = visitAddress('/before', visited);
  for (const button of pressed) await press(button);
  await waitFor(() => expect(address()).toBe('/admin?tab=customers'));
  await router.navigate(-1);
  expect(address()).toBe('/before');
});

it("closing after Back doesn't navigate", async () => {
  const { router, address } = visitAddress('/before', '/admin?tab=customers');
  await press('open');
  await router.navigate(-1);
  await waitFor(() => expect(about()).toBe(''));
  await press('close');
  expect(address()).toBe('/admin?tab=customers');
});

it("a stale close handler doesn't navigate after Back", async () => {
  const { router, address } = visitAddress('/before', '/admin?tab=customers');
  await press('open');
  await press('close late');
  await router.navigate(-1);
  await waitFor(() => expect(about()).toBe(''));
  closeLate();
  await waitFor(() => expect(address()).toBe('/admin?tab=customers'));
});

it('another dialog replaces it, and closing twice goes back once', async () => {
  const { router, address } = visitAddress('/before', '/admin?tab=orders');
  await press('open');
  await press('print');
  expect(address()).toBe('/admin?tab=orders&print=some-id');
  await router.navigate(-1);
  await waitFor(() => expect(address()).toBe('/admin?tab=orders'));
  await press('open');
  await userEvent.dblClick(screen.getByRole('button', { name: 'close' }));
  await waitFor(() => expect(address()).toBe('/admin?tab=orders'));
  await router.navigate(-1);
  expect(address()).toBe('/before');
});

it('opens after hydration what a reload left open, which the server does not know', async () => {
  const page = (state?: object) => (
    <MemoryRouter initialEntries={[{ pathname: '/here', state }]}>
      <Bench />
    </MemoryRouter>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page());
  const problems: unknown[] = [];
  const onRecoverableError = (error: unknown) => problems.push(error);
  const root = await act(async () =>
    hydrateRoot(place, page({ opened: { photo: 'b' } }), { onRecoverableError }),
  );
  expect(problems).toEqual([]);
  expect(place.textContent).toContain('photo b');
  act(() => root.unmount());
});
