import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ErrorBoundary } from '../ui/error-boundary';
import { Container, Section, Stack } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';
import { color, layer, radius } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as texts from './app-texts';
import { CookieBanner } from './cookie-banner';
import { ErrorPage } from './error-page';
import { PageArrival } from './page-arrival';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const MAIN_ID = 'main';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
`;

/** It's as tall as the screen below the header, so the footer doesn't jump when a page loads. */
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

/** React calls this only in parts that are hydrated. `first-paint/early.js` repeats the other clicks. */
function announceTakeover(): void {
  document.dispatchEvent(new Event('click-taken'));
}

/** The layout of every page except the dashboard's. */
export function MainLayout() {
  return (
    <PageFrame>
      <SiteHeader />
      <PageBody />
      <SiteFooter />
      <CookieBanner />
    </PageFrame>
  );
}

export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Frame data-frame onClickCapture={announceTakeover}>
      <SkipLink href={`#${MAIN_ID}`}>{texts.skipToContent}</SkipLink>
      {children}
    </Frame>
  );
}

/** The page itself, between header and footer. */
export function PageBody() {
  const { pathname } = useLocation();
  return (
    <Main id={MAIN_ID} tabIndex={-1}>
      <ErrorBoundary contentKey={pathname} fallback={<ErrorPage />}>
        {/* The server waits for the page, so the skeleton would only add its styles. */}
        <Suspense fallback={import.meta.env.SSR ? null : <PageSkeleton />}>
          <Outlet />
          <PageArrival />
        </Suspense>
      </ErrorBoundary>
    </Main>
  );
}

/** Shown while a page loads. */
export function PageSkeleton() {
  return (
    <Section aria-busy>
      <VisuallyHidden role="status">{uiTexts.loading}</VisuallyHidden>
      <Container>
        <Stack $gap={3}>
          <Skeleton width="min(560px, 80%)" height={64} />
          <Skeleton width="min(420px, 70%)" height={24} />
          <Skeleton width="min(480px, 76%)" height={24} />
          <Skeleton width={220} height={56} />
        </Stack>
      </Container>
    </Section>
  );
}
