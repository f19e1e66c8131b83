import { Stack } from './layout';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

/** A table that's loading. Screen readers hear `label`: 'Loading orders'. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Stack aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton height={28} />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  );
}
