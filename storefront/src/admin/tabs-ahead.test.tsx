import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, fill, goBack, user } from '../testing/page-in-test';
import { urlsOf } from '../testing/shop-in-test';
import { show, startInFreshShop } from './dashboard-in-test';
import { DrawnTab } from './drawn-tab';
// Preload, so a busy machine doesn't slow the first test.
import './customers-tab/customers-tab';
import './orders-tab/orders-tab';

describe('a tab that is drawn ahead', () => {
  it('is outside the page and at its own address, and opens as it is', async () => {
    const drawn: string[] = [];
    const works = vi.fn();
    function Content() {
      const { pathname, search } = useLocation();
      drawn.push(pathname + search);
      useEffect(() => works(), []);
      return (
        <>
          <input aria-label="Name" />
          <Link to="/admin?tab=messages&page=2">Next page</Link>
        </>
      );
    }
    const content = <Content />;
    const page = (isOpen: boolean) => (
      <DrawnTab id="messages" isOpen={isOpen}>
        {content}
      </DrawnTab>
    );
    const Pages = () => {
      const { search } = useLocation();
      return page(search.includes('tab=messages'));
    };
    render(
      <MemoryRouter initialEntries={['/admin?tab=customers&search=bob']}>
        <Pages />
        <Link to="/admin?tab=messages">Messages</Link>
      </MemoryRouter>,
    );
    await waitFor(() => expect(drawn).toEqual(['/admin?tab=messages']));
    expect(document.querySelector('input')).toBeNull();
    expect(works).not.toHaveBeenCalled();

    await user.click(screen.getByRole('link', { name: 'Messages' }));
    expect(works).toHaveBeenCalledTimes(1);
    expect(drawn).toHaveLength(1);
    await user.type(screen.getByLabelText('Name'), 'Jo');

    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(drawn.at(-1)).toBe('/admin?tab=messages&page=2');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Jo');
  });
});

describe('the dashboard', () => {
  startInFreshShop();

  const tab = (name: string) => screen.getByRole('tab', { name });
  const isShown = (name: string) => screen.findByRole('table', { name });
  const searches = (call: string) =>
    urlsOf(call).flatMap((url) => new URLSearchParams(url.split('?')[1]).get('search') ?? []);

  /** Waits until a tab has been drawn outside the page. */
  async function comeNear(name: string): Promise<void> {
    await user.hover(tab(name));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }

  it('reads a tab once when the pointer comes near, and never has its fields twice', async () => {
    show('/admin?tab=laces');
    await waitFor(() => tab('Customers'));
    await comeNear('Customers');
    await comeNear('Customers');
    expect(urlsOf('GET /api/customers')).toHaveLength(1);
    expect(screen.queryByRole('table', { name: 'Customers', hidden: true })).toBeNull();
    await user.click(tab('Customers'));
    await isShown('Customers');
    await comeNear('Customers');
    expect(screen.getAllByRole('table', { name: 'Customers', hidden: true })).toHaveLength(1);
  });

  describe('after a click', () => {
    const waiting = new Set<() => void>();
    const beIdle = () =>
      act(async () => {
        for (const run of waiting) run();
      });
    beforeEach(() => {
      waiting.clear();
      vi.stubGlobal('requestIdleCallback', (run: () => void) => {
        waiting.add(run);
        return run;
      });
      vi.stubGlobal('cancelIdleCallback', (run: () => void) => waiting.delete(run));
    });
    const open = async () => {
      const page = show('/admin?tab=laces');
      await user.click(await screen.findByRole('heading', { level: 1 }));
      return page;
    };

    it('reads Orders when the browser is idle', async () => {
      await open();
      expect(urlsOf('GET /api/orders')).toEqual([]);
      await beIdle();
      await waitFor(() => expect(urlsOf('GET /api/orders')).toHaveLength(1));
    });

    it('reads nothing if the dashboard was left before', async () => {
      (await open()).unmount();
      await beIdle();
      expect(waiting).toEqual(new Set());
      expect(urlsOf('GET /api/orders')).toEqual([]);
    });
  });

  it("doesn't filter a tab that's drawn ahead by the open tab's search", async () => {
    show('/admin?tab=customers&search=jo');
    await isShown('Customers');
    await comeNear('Orders');
    await user.click(tab('Orders'));
    await isShown('Orders');
    expect(searches('GET /api/orders')).toEqual([]);
    await fill('Search', 'glove');
    await waitFor(() => expect(searches('GET /api/orders')).toEqual(['glove']));
    expect(address()).toBe('/admin?search=glove');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  it('shows what an address asks for, even if its tab is drawn ahead', async () => {
    show('/admin?search=glove');
    await isShown('Orders');
    await user.click(tab('Customers'));
    await isShown('Customers');
    await comeNear('Orders');
    await goBack();
    await isShown('Orders');
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('glove');
  });
});
