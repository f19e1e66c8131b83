import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';

/** Where the provider's buttons will be. */
export function WidgetSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading payment</VisuallyHidden>
      <Skeleton height={48} />
    </div>
  );
}
