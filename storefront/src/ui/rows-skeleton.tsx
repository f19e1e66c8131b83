import { Stack } from './layout';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

/** The place of a table whose rows are on their way; `label` is said aloud: 'Loading orders'. */
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
