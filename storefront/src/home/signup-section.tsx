import { type ReactNode, type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import { useIslandOnDemand } from '../first-paint/use-lazy-island';
import { Alert } from '../ui/alert';
import { Seam } from '../ui/drawings/seam';
import { ErrorBoundary } from '../ui/error-boundary';
import { Container, Section, Stack } from '../ui/layout';
import { Patch } from '../ui/patch';
import { Skeleton } from '../ui/skeleton';
import { color, font, media, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './home-texts';

function SignupSkeleton() {
  return (
    <Stack aria-hidden>
      <Skeleton height={76} />
      <Skeleton height={76} />
      <Skeleton height={105} />
      <Skeleton height={56} />
    </Stack>
  );
}

const Card = styled(Patch)`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]} clamp(20px, 5vw, 64px) ${space[5]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[8]};
    align-items: center;
    padding-block: ${space[8]};
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${space[2]};
  p {
    max-width: 44ch;
    color: ${color.muted};
    font-size: ${font.lead};
  }
  > span {
    width: 160px;
  }
`;

/** What members of the mailing list get, and a form to join it. */
export function SignupSection({ ref }: { ref: RefObject<HTMLElement | null> }) {
  const form = useFormNear(ref);
  return (
    <Section ref={ref} id="sign-up" tabIndex={-1} aria-labelledby="signup-heading">
      <Container>
        <Card>
          <Text>
            <h2 id="signup-heading">{texts.yourNameInCap}</h2>
            <Seam />
            <p>{texts.joinMailingList}</p>
          </Text>
          <ErrorBoundary
            contentKey="signup"
            fallback={
              <Alert tone="danger" title={uiTexts.formDidntLoad}>
                {texts.reloadToSignUp}
              </Alert>
            }
          >
            {form}
          </ErrorBoundary>
        </Card>
      </Container>
    </Section>
  );
}

/** A screen and a half, in px, so the form has loaded before the visitor reaches it. */
const MARGIN = '150%';

const LAZY_FORM = {
  load: async () => (await import('./signup-form')).SignupForm,
  fallback: <SignupSkeleton />,
};

function useFormNear(target: RefObject<Element | null>): ReactNode {
  const { part, hydrate } = useIslandOnDemand(LAZY_FORM);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
      },
      { rootMargin: `${MARGIN} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, hydrate]);
  return part;
}
