import { type ComponentType, lazy, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PageName } from '#domain/pages/pages';
import { PageTitle } from '../api/page-title';
import { useServing } from '../ui/use-served';
import { MainLayout, PageSkeleton } from './main-layout';
import { NOT_FOUND, SITE_PAGES, type SitePage, sitePageAt } from './site-pages';

const loaded = new Map<SitePage, ComponentType>();

/** Loads the page at a path ahead, so that it is there within the first rendering. */
export async function loadPageAt(path: string): Promise<void> {
  const page = sitePageAt(path);
  loaded.set(page, await page.load());
}

const ROUTES = [...SITE_PAGES, NOT_FOUND].map((page) => {
  const Later = lazy(async () => ({ default: await page.load() }));
  function Page() {
    const [Now] = useState(() => loaded.get(page));
    return Now ? <Now /> : <Later />;
  }
  return { ...page, Page };
});

/** Every page by its address. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        {ROUTES.map(({ name, path, isFrame, Page }) => (
          <Route
            key={path}
            path={path}
            caseSensitive
            element={isFrame ? <Framed name={name} Page={Page} /> : <Page />}
          />
        ))}
      </Route>
    </Routes>
  );
}

/** The server does not know who asks: it sends the frame, which the browser fills. */
function Framed({ name, Page }: { name: PageName | null; Page: ComponentType }) {
  if (!useServing()) return <Page />;
  return (
    <>
      <PageTitle page={name} />
      <PageSkeleton />
    </>
  );
}
