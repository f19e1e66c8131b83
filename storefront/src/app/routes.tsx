import { type ReactNode, Suspense, useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PageName } from '#domain/pages/pages';
import { PageTitle } from '../api/page-title';
import { loadable } from '../first-paint/loadable';
import { useServing, useServingAnyone } from '../first-paint/use-served';
import { MainLayout, PageBody, PageFrame, PageSkeleton } from './main-layout';
import { ShownPath } from './page-arrival';
import { NOT_FOUND, SITE_PAGES, type SitePage, sitePageAt } from './site-pages';

const ROUTES = [...SITE_PAGES, NOT_FOUND].map((page) => ({ page, Part: loadable(page.load) }));

const Dashboard = loadable(async () => (await import('./dashboard/dashboard-layout')).DashboardLayout);

/** Loads the page at a URL, for the first render. */
export async function loadPageAt(path: string, query: string): Promise<void> {
  const page = sitePageAt(path);
  await Promise.all([
    ROUTES.find((route) => route.page === page)?.Part.load(),
    isOfDashboard(page) && Dashboard.load(),
    page.prepare?.(query),
  ]);
}

const isOfDashboard = ({ frame }: Pick<SitePage, 'frame'>) => frame === 'signed-out';

/** Every page by its URL. */
export function AppRoutes() {
  return (
    <ShownPath value={useRef(null)}>
      <Routes>
        <Route element={<MainLayout />}>
          {ROUTES.filter(({ page }) => !isOfDashboard(page)).map(routeOf)}
        </Route>
        <Route element={dashboard}>
          <Route element={<PageBody />}>
            {ROUTES.filter(({ page }) => isOfDashboard(page)).map(routeOf)}
          </Route>
        </Route>
      </Routes>
    </ShownPath>
  );
}

const dashboard = (
  <PageFrame>
    <Suspense>
      <Dashboard />
    </Suspense>
  </PageFrame>
);

function routeOf({ page: { path, name, frame }, Part }: (typeof ROUTES)[number]) {
  // It has a key, because otherwise the next page would keep this one's state.
  const content = <Part key={path} />;
  const Frame = frame && FRAMES[frame];
  return (
    <Route
      key={path}
      path={path}
      caseSensitive
      element={Frame ? <Frame name={name}>{content}</Frame> : content}
    />
  );
}

interface FramedProps {
  name: PageName | null;
  children: ReactNode;
}

/** The server renders this for everyone, so it sends only the frame, and the browser fills it. */
function Framed({ name, children }: FramedProps) {
  return useServing() ? <EmptyPage name={name} /> : children;
}

/** The same routes, rendered for the person who's signed in to the dashboard. */
function FramedForAnyone({ name, children }: FramedProps) {
  return useServingAnyone() ? <EmptyPage name={name} /> : children;
}

const FRAMES = { always: Framed, 'signed-out': FramedForAnyone };

function EmptyPage({ name }: Pick<FramedProps, 'name'>) {
  return (
    <>
      <PageTitle page={name} />
      <PageSkeleton />
    </>
  );
}
