import { readFileSync } from 'node:fs';
import { act } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { gate } from '#server/testing/gate';
import { MainLayout } from '../app/main-layout';
import { runEarlyScript } from '../testing/early-script';
import { loadable } from './loadable';
import { LoadingPart } from './loading-part';

const SCRIPT = readFileSync('storefront/src/first-paint/early.js', 'utf8');
const press = vi.fn();
let container: HTMLElement;
let root: Root | undefined;

function Part() {
  useEffect(() => void document.dispatchEvent(new Event('page-hydrated')), []);
  return (
    <button type="button" onClick={press}>
      Open
    </button>
  );
}

function page(Shown: ComponentType) {
  const element = (
    <Suspense>
      <Shown />
    </Suspense>
  );
  return (
    <MemoryRouter>
      <Routes>
        <Route element={<MainLayout />}>
          <Route path="/" element={element} />
        </Route>
      </Routes>
    </MemoryRouter>
  );
}

const click = () =>
  act(async () => {
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Open',
    );
    button?.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
const renderAndHydrate = (Shown: ComponentType = Part) =>
  act(async () => {
    root = hydrateRoot(container, page(Shown));
  });
const notifyAgain = () => act(async () => document.dispatchEvent(new Event('page-hydrated')));

beforeAll(() => runEarlyScript('early'));
beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = renderToString(page(Part));
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  press.mockReset();
});

it('a click before hydration counts once the page is hydrated', async () => {
  await click();
  await click();
  expect(press).not.toHaveBeenCalled();
  await renderAndHydrate();
  expect(press).toHaveBeenCalledTimes(1);
  await notifyAgain();
  expect(press).toHaveBeenCalledTimes(1);
});

it("a click in a part that hydrates later counts once it's hydrated", async () => {
  const { opened, open } = gate();
  await renderAndHydrate(lazy(() => opened.then(() => ({ default: Part }))));
  await click();
  await notifyAgain();
  expect(press).not.toHaveBeenCalled();
  await act(async () => open());
  expect(press).toHaveBeenCalledTimes(1);
  await notifyAgain();
  expect(press).toHaveBeenCalledTimes(1);
});

it('a click in a part whose code loads late counts once it has loaded', async () => {
  const { opened, open } = gate();
  const Plain = () => (
    <button type="button" onClick={press}>
      Open
    </button>
  );
  const Late = loadable(() => opened.then(() => Plain));
  container.innerHTML = renderToString(
    page(() => (
      <Suspense>
        <Plain />
      </Suspense>
    )),
  );
  await renderAndHydrate(() => <LoadingPart part={Late} fallback={null} />);
  await click();
  await notifyAgain();
  expect(press).not.toHaveBeenCalled();
  await act(async () => open());
  await vi.waitFor(() => expect(press).toHaveBeenCalledTimes(1));
  await notifyAgain();
  expect(press).toHaveBeenCalledTimes(1);
});

it('a hydrated button only gets its own click', async () => {
  await renderAndHydrate();
  await click();
  await notifyAgain();
  expect(press).toHaveBeenCalledTimes(1);
});

it("a click that triggers hydration isn't repeated", async () => {
  const { opened, open } = gate();
  await renderAndHydrate(lazy(() => opened.then(() => ({ default: Part }))));
  // Its code has loaded, but React hasn't hydrated it.
  open();
  await click();
  await notifyAgain();
  expect(press).toHaveBeenCalledTimes(1);
});

it('relies on events alone, not on React internals', () => {
  expect(SCRIPT).not.toContain('__react');
});
