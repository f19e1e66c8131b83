// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useOpened } from './use-opened';

/** Two dialogs, one above the other, each call made twice as two quick clicks do. */
function Bench() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const order = useOpened('order');
  const photo = useOpened('photo');
  const twice = (work: () => void) => () => {
    work();
    work();
  };
  const actions = {
    'open order': twice(() => order.open('a', '?order=a')),
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

afterEach(cleanup);

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
  for (const [click, shown] of steps) {
    await userEvent.click(screen.getByRole('button', { name: click }));
    expect(screen.getByRole('status').textContent).toBe(shown);
  }
}

const CLOSED = '/here?step=2#main order null photo null from 1';
const PHOTO = '/here?step=2#main order null photo b from 1';
const ORDER = '/here?order=a#main order a photo null from 1';

it('keeps the page as it is, whose Back closes and whose Forward opens again', async () => {
  visit();
  await expectAfter(['open photo', PHOTO], ['back', CLOSED], ['forward', PHOTO], ['close photo', CLOSED]);
  await expectAfter(['back', '/before order null photo null from undefined']);
});

it('opens one above the other and closes the upper one first', async () => {
  visit();
  const both = '/here?order=a#main order a photo b from 1';
  await expectAfter(['open order', ORDER], ['open photo', both], ['close photo', ORDER]);
  await expectAfter(['close order', CLOSED], ['close order', CLOSED]);
});

it('opens again what Back must not close', async () => {
  visit();
  await expectAfter(
    ['open photo', PHOTO],
    ['back', CLOSED],
    ['reopen photo', PHOTO],
    ['reopen photo', PHOTO],
  );
});
