// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useOpenedDialog } from './use-opened-dialog';

afterEach(cleanup);

function Bench() {
  const { about, open, close } = useOpenedDialog('edit');
  return (
    <>
      <output>{about}</output>
      <button type="button" onClick={() => open('some-id')}>
        open
      </button>
      <button type="button" onClick={close}>
        close
      </button>
    </>
  );
}

function visit(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', Component: Bench }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  return { router, address: () => router.state.location.pathname + router.state.location.search };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const about = () => screen.getByRole('status').textContent;

it('is in the address beside what else stands there, and Back closes it', async () => {
  const { router, address } = visit('/admin?tab=customers&page=2');
  await press('open');
  expect(about()).toBe('some-id');
  expect(address()).toBe('/admin?tab=customers&page=2&edit=some-id');
  await router.navigate(-1);
  await waitFor(() => expect(about()).toBe(''));
  expect(address()).toBe('/admin?tab=customers&page=2');
});

it('closing goes back to where it was opened', async () => {
  const { router, address } = visit('/before', '/admin?tab=customers');
  await press('open');
  await press('close');
  await waitFor(() => expect(address()).toBe('/admin?tab=customers'));
  await router.navigate(-1);
  expect(address()).toBe('/before');
});

it('closing one that a link opened only takes it out of the address', async () => {
  const { router, address } = visit('/before', '/admin?tab=customers&edit=some-id');
  await press('close');
  await waitFor(() => expect(address()).toBe('/admin?tab=customers'));
  await router.navigate(-1);
  expect(address()).toBe('/before');
});

it('closing what Back has closed already goes nowhere', async () => {
  const { router, address } = visit('/before', '/admin?tab=customers');
  await press('open');
  await router.navigate(-1);
  await waitFor(() => expect(about()).toBe(''));
  await press('close');
  expect(address()).toBe('/admin?tab=customers');
});
