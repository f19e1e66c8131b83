import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
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
          <Alert tone="danger" title="Your account did not load">
            {children}
          </Alert>
          <div>
            <Button onClick={onRetry}>Try Again</Button>
          </div>
        </Failure>
      </Container>
    </Section>
  );
}
