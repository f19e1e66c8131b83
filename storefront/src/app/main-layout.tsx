import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ErrorBoundary } from '../ui/error-boundary';
import { color, layer, radius } from '../ui/tokens';
import { CookieBanner } from './cookie-banner';
import { ErrorPage } from './error-page';
import { PageArrival } from './page-arrival';
import { PageSkeleton } from './page-skeleton';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const MAIN_ID = 'main';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
`;

const SkipLink = styled.a`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: ${layer.toast};
  padding: 12px 20px;
  border-radius: ${radius.field};
  background: ${color.accent};
  color: ${color.accentText};
  font-weight: 600;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** What surrounds every page. */
export function MainLayout() {
  const { pathname } = useLocation();
  return (
    <Frame>
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary contentKey={pathname} fallback={<ErrorPage />}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
            <PageArrival />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <CookieBanner />
    </Frame>
  );
}
