import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { Stack } from './layout';
import * as texts from './ui-texts';

interface LoadFailedProps {
  title?: string;
  onRetry: () => void;
  children: ReactNode;
}

export function LoadFailed({ title, onRetry, children }: LoadFailedProps) {
  return (
    <Stack $max="640px">
      <Alert tone="danger" title={title}>
        {children}
      </Alert>
      <div>
        <Button variant="secondary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    </Stack>
  );
}
