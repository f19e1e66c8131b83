import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithStyles } from '../testing/render-with-styles';
import { Button } from './button';
import { IconButton } from './icon-button';

const KINDS = { Button, IconButton };

it.each(Object.entries(KINDS))(
  '%s keeps the focus when it becomes disabled, and nothing more happens',
  async (_name, Kind) => {
    const pressed = vi.fn();
    function Next() {
      const [isLast, setIsLast] = useState(false);
      return (
        <Kind
          disabled={isLast}
          onClick={() => {
            pressed();
            setIsLast(true);
          }}
        >
          Next
        </Kind>
      );
    }
    const user = userEvent.setup();
    renderWithStyles(<Next />);
    const next = screen.getByRole('button', { name: 'Next' });
    await user.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await user.keyboard('{Enter}');
    await user.click(next);
    expect(pressed).toHaveBeenCalledOnce();
    await user.tab();
    expect(next).toHaveProperty('disabled', true);
  },
);

it('a busy submit button sends nothing, by its own press or by Enter in a field', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  function Form() {
    const [busy, setBusy] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          sent(event);
          setBusy(true);
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    );
  }
  const user = userEvent.setup();
  renderWithStyles(<Form />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await user.click(save);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(save);
  await user.type(screen.getByLabelText('Name'), 'Casey{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});
