import type { ComponentProps } from 'react';
import { Dialog } from '../../ui/dialog';
import { Loaded, type Read } from './loaded';

interface LoadingDialogProps extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  query: Read<unknown>;
  loading: string;
  failed: string;
}

export function LoadingDialog({ query, loading, failed, ...dialog }: LoadingDialogProps) {
  return (
    <Dialog {...dialog}>
      <Loaded query={query} loading={loading} failed={failed}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}
