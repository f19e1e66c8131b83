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
