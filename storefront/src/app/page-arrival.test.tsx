import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { appendToHead } from '../testing/append-to-head';
import { PageArrival } from './page-arrival';

let navigate: NavigateFunction;
const Slow = lazy(() => new Promise<never>(() => undefined));

function Traveller() {
  navigate = useNavigate();
  return null;
}

function show(first: string) {
  vi.stubGlobal('scrollTo', () => undefined);
  render(
    <MemoryRouter initialEntries={[first]}>
      <Traveller />
      <main>
        <Suspense>
          <Routes>
            <Route path="/slow" element={<Slow />} />
            <Route path="*" element={<h1>Our work</h1>} />
          </Routes>
          <PageArrival />
        </Suspense>
      </main>
    </MemoryRouter>,
  );
}

it("leaves the first page alone, and moves the focus to the next page's heading", async () => {
  show('/');
  expect(document.activeElement).toBe(document.body);
  await act(() => navigate('/our-work'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('focuses the heading of a page opened before the first one had loaded', async () => {
  show('/slow');
  await act(() => navigate('/our-work'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it("removes the first page's meta tags when another page opens", async () => {
  const tags = appendToHead(
    '<link rel="canonical" href="/"><meta property="og:url" content="/"><script type="application/ld+json">{}</script><link rel="icon" href="/x">',
  );
  const left = () => tags.filter(({ isConnected }) => isConnected);
  show('/');
  expect(left()).toHaveLength(4);
  await act(() => navigate('/our-work'));
  expect(left().map((element) => element.getAttribute('rel'))).toEqual(['icon']);
});
