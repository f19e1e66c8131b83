import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadFailed } from '../ui/load-failed';
import { Container, Section, Stack } from '../ui/section';

const Failure = styled(Stack)`
  max-width: 640px;
`;

interface LoadFailureProps {
  onRetry: () => void;
  children: ReactNode;
}

/** The account did not load, and can be asked for again. */
export function LoadFailure({ onRetry, children }: LoadFailureProps) {
  return (
    <Section>
      <Container>
        <Failure>
          <h1>Your account</h1>
          <LoadFailed title="Your account did not load" onRetry={onRetry}>
            {children}
          </LoadFailed>
        </Failure>
      </Container>
    </Section>
  );
}
