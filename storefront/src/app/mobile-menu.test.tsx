import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { MobileMenu } from './mobile-menu';

const menu = () => screen.queryByRole('navigation', { name: 'Main' });

let navigate: NavigateFunction;

function Traveller() {
  navigate = useNavigate();
  return null;
}

describe('MobileMenu', () => {
  beforeEach(async () => {
    render(
      <MemoryRouter>
        <MobileMenu />
        <Traveller />
        <button type="button">elsewhere</button>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  });

  it('has the four links and Find my order, and marks the current page', () => {
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Our Work',
      'Order Now',
      'Login',
      'Find my order',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  });

  it('closes on Escape and returns the focus to its button', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });

  it('closes when a link is followed', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Order Now' }));
    expect(menu()).toBeNull();
  });

  it('stays closed when the visitor returns to the page it was open on', async () => {
    await act(() => navigate('/order'));
    expect(menu()).toBeNull();
    await act(() => navigate(-1));
    expect(menu()).toBeNull();
  });

  it('closes on Back even while the page is still loading', async () => {
    await act(() => window.dispatchEvent(new PopStateEvent('popstate')));
    expect(menu()).toBeNull();
  });

  it('closes when focus or a click moves elsewhere', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(menu()).toBeNull();
  });
});
