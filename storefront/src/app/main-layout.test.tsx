import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MainLayout } from './main-layout';
import { NotFoundPage } from './not-found-page';

const scrollTo = vi.fn();

function Broken(): never {
  throw new Error('seam came apart');
}

function visit(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<MainLayout />}>
          <Route path="/" element={<Link to="/broken">break</Link>} />
          <Route path="/broken" element={<Broken />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  scrollTo.mockReset();
});

describe('MainLayout', () => {
  it('surrounds every page with header, footer, and their links', () => {
    visit('/');
    const hrefs = (name: string) =>
      [...screen.getByRole('navigation', { name }).querySelectorAll('a')].map((link) =>
        link.getAttribute('href'),
      );
    expect(hrefs('Main')).toEqual(['/', '/our-work', '/order', '/customer/login']);
    expect(hrefs('Footer')).toEqual(['/', '/order', '/track', '/admin']);
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
  });

  it('shows the 404 page with its title and a link home', async () => {
    visit('/nowhere');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await waitFor(() => expect(document.title).toContain('Page Not Found'));
  });

  it('starts a new page at its top with focus on its heading, and leaves the first page alone', async () => {
    visit('/nowhere');
    expect(scrollTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Our Work' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('keeps header and footer when a page crashes, and the next page works again', async () => {
    visit('/');
    await userEvent.click(screen.getByRole('link', { name: 'break' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("That didn't work");
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(screen.getByRole('link', { name: 'break' })).toBeTruthy();
  });
});
