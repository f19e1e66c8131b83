import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { ToastRegion } from '../ui/toast';

let go: NavigateFunction;

function Address() {
  go = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <p hidden data-address>
      {pathname + search}
    </p>
  );
}

/** Renders a page, or several routes, as if opened at a URL. */
export function showAt(address: string, page: ReactNode) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastRegion>
        <MemoryRouter initialEntries={[address]}>
          {page}
          <Address />
        </MemoryRouter>
      </ToastRegion>
    </QueryClientProvider>,
  );
}

/** Returns the page's current URL: '/admin?tab=orders'. */
export const address = () => document.querySelector('[data-address]')?.textContent;

export const goBack = () => act(async () => go(-1));
export const goForward = () => act(async () => go(1));

export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Returns an element's description, like its error text. */
export const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** Finds the button that opens a dialog by its text, even if it's only on phones. */
export function opener(text: string): HTMLElement {
  const openers = [...document.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]')];
  const found = openers.find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`nothing opens a dialog by '${text}'`);
  return found;
}

/** Replaces a field's value. */
export async function fill(name: string, value: string): Promise<void> {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(value);
}

/** Submits a form twice before React can re-render. */
export function submitTwice(name: string): void {
  const form = screen.getByRole('form', { name });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
}

/** Returns the text of the notice that's shown. */
export async function notice(): Promise<string | null> {
  const region = await screen.findByRole('region', { name: /Notifications/, hidden: true });
  const item = await within(region).findByRole('listitem', { hidden: true });
  return item.textContent;
}
