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

/** As high as the screen below the header, so that no page's arrival moves a footer that is in sight. */
const Main = styled.main`
  min-height: calc(100svh - 65px);
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
      <Main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary contentKey={pathname} fallback={<ErrorPage />}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
            <PageArrival />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <SiteFooter />
      <CookieBanner />
    </Frame>
  );
}
