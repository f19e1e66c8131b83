import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { loadable } from '../first-paint/loadable';
import { press, showAt } from '../testing/page-in-test';
import { Button } from './button';
import { LazyTrigger } from './lazy-trigger';

const fetchMenu = vi.fn<() => Promise<() => React.ReactNode>>();

function Shown() {
  const [Menu] = useState(() => loadable(fetchMenu));
  const [isOpen, setOpen] = useState(false);
  return (
    <LazyTrigger
      kind="menu"
      trigger={<Button>Status</Button>}
      parts={[Menu]}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <Menu />
    </LazyTrigger>
  );
}

it('stays closed if the menu fails to load, says so, and opens on the next press', async () => {
  fetchMenu.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchMenu.mockResolvedValueOnce(() => 'In Progress');
  showAt('/', <Shown />);
  await press('Status');
  expect(await screen.findByText(/That didn't load/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Status' }).getAttribute('aria-expanded')).toBe('false');
  await press('Status');
  expect(await screen.findByText('In Progress')).toBeTruthy();
});
