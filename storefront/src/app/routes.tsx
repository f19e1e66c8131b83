import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PageName } from '#domain/pages/pages';
import { PageTitle } from '../api/page-title';
import { LoadedPart, loadable } from '../first-paint/loadable';
import { useServing, useServingAnyone } from '../first-paint/use-served';
import { MainLayout, PageSkeleton } from './main-layout';
import { NOT_FOUND, SITE_PAGES, sitePageAt } from './site-pages';

const ROUTES = [...SITE_PAGES, NOT_FOUND].map((page) => ({ page, part: loadable(page.load) }));

/** Loads the page at a path, for the first render. */
export async function loadPageAt(path: string): Promise<void> {
  const wanted = sitePageAt(path);
  await ROUTES.find(({ page }) => page === wanted)?.part.load();
}

/** Every page by its URL. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        {ROUTES.map(({ page: { path, name, frame }, part }) => {
          // Keyed, or the next page would keep this one's state.
          const content = <LoadedPart key={path} part={part} />;
          const Frame = frame && FRAMES[frame];
          return (
            <Route
              key={path}
              path={path}
              caseSensitive
              element={Frame ? <Frame name={name}>{content}</Frame> : content}
            />
          );
        })}
      </Route>
    </Routes>
  );
}

interface FramedProps {
  name: PageName | null;
  children: ReactNode;
}

/** The server renders for everyone, so it sends the frame and the browser fills it. */
function Framed({ name, children }: FramedProps) {
  return useServing() ? <EmptyPage name={name} /> : children;
}

/** The same, rendered for the person signed in to the dashboard. */
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
