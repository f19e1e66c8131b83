import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Alert } from './alert';
import { Button } from './button';
import { Stack } from './layout';

/** As wide as reads well. */
const Failure = styled(Stack)`
  max-width: 640px;
`;

interface LoadFailedProps {
  title?: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Says that something did not load, with a button to try again. */
export function LoadFailed({ title, onRetry, children }: LoadFailedProps) {
  return (
    <Failure>
      <Alert tone="danger" title={title}>
        {children}
      </Alert>
      <div>
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Failure>
  );
}
