import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PageName } from '#domain/pages/pages';
import { PageTitle } from '../api/page-title';
import { useServing } from '../first-paint/use-served';
import { MainLayout, PageSkeleton } from './main-layout';
import { NOT_FOUND, SITE_PAGES, type SitePage, sitePageAt } from './site-pages';

const loaded = new Map<SitePage, ComponentType>();

/** Loads the page at a path, for the first render. */
export async function loadPageAt(path: string): Promise<void> {
  const page = sitePageAt(path);
  loaded.set(page, await page.load());
}

const ROUTES = [...SITE_PAGES, NOT_FOUND].map((page) => ({
  page,
  Later: lazy(async () => ({ default: await page.load() })),
}));

/** Every page by its URL. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        {ROUTES.map(({ page, Later }) => {
          // Keyed, or the next page would keep this one's state.
          const content = <LoadedPage key={page.path} page={page} Later={Later} />;
          return (
            <Route
              key={page.path}
              path={page.path}
              caseSensitive
              element={page.isFrame ? <Framed name={page.name}>{content}</Framed> : content}
            />
          );
        })}
      </Route>
    </Routes>
  );
}

function LoadedPage({ page, Later }: { page: SitePage; Later: ComponentType }) {
  const [Now] = useState(() => loaded.get(page));
  return Now ? <Now /> : <Later />;
}

/** The server renders for everyone, so it sends the frame and the browser fills it. */
function Framed({ name, children }: { name: PageName | null; children: ReactNode }) {
  if (!useServing()) return children;
  return (
    <>
      <PageTitle page={name} />
      <PageSkeleton />
    </>
  );
}
