import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog';

function Bench() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Reset Password"
        description="We send you a link"
        footer={<button type="button">Send Reset Link</button>}
      >
        <input aria-label="Email" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  beforeEach(async () => {
    render(<Bench />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
  });

  it('is named by its title, described by its description, and takes the focus', () => {
    const dialog = screen.getByRole('dialog', { name: 'Reset Password', description: 'We send you a link' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(dialog.contains(screen.getByRole('button', { name: 'Send Reset Link' }))).toBe(true);
  });

  it.each([
    { how: 'Escape', close: () => userEvent.keyboard('{Escape}') },
    { how: 'its button', close: () => userEvent.click(screen.getByRole('button', { name: 'Close' })) },
  ])('closes by $how and returns the focus', async ({ close }) => {
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })));
  });
});

it('leaves the focus in the page when it was open from the start, as after a reload', async () => {
  function Reloaded() {
    const [open, setOpen] = useState(true);
    return (
      <main tabIndex={-1}>
        <Dialog open={open} onClose={() => setOpen(false)} title="Reset Password">
          <input aria-label="Email" />
        </Dialog>
      </main>
    );
  }
  render(<Reloaded />);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

const WORDS = { panel: 'open panel', edit: 'edit', pay: 'pay', done: 'done' } as const;

/** A panel with a dialog that takes its place, and one above it whose button goes away. */
function Panels() {
  const [place, setPlace] = useState<'page' | 'panel' | 'form'>('page');
  const [payment, setPayment] = useState<'due' | 'open' | 'paid'>('due');
  return (
    <>
      <button type="button" onClick={() => setPlace('panel')}>
        {WORDS.panel}
      </button>
      {place === 'panel' && (
        <Dialog onClose={() => setPlace('page')} title="Order">
          <button type="button" onClick={() => setPlace('form')}>
            {WORDS.edit}
          </button>
          {payment !== 'paid' && (
            <button type="button" onClick={() => setPayment('open')}>
              {WORDS.pay}
            </button>
          )}
          {payment === 'open' && (
            <Dialog onClose={() => setPayment('due')} title="Payment">
              <button type="button" onClick={() => setPayment('paid')}>
                {WORDS.done}
              </button>
            </Dialog>
          )}
        </Dialog>
      )}
      {place === 'form' && (
        <Dialog onClose={() => setPlace('page')} title="Edit">
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

describe('The focus', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const focused = () => document.activeElement;
  beforeEach(async () => {
    render(<Panels />);
    await press(WORDS.panel);
  });

  it('returns to the page after a dialog that took the place of another', async () => {
    await press(WORDS.edit);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit' }).contains(focused())).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: WORDS.panel })));
  });

  it('stays in the dialog below when the button that opened the one above is gone', async () => {
    await press(WORDS.pay);
    await press(WORDS.done);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('dialog', { name: 'Order' })));
  });
});
