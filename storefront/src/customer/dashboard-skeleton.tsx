import { Container } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import { Page, Parts } from './dashboard-layout';

/** The dashboard still to come. */
export function DashboardSkeleton() {
  return (
    <Page aria-busy>
      <VisuallyHidden role="status">Loading your account</VisuallyHidden>
      <Container>
        <Parts>
          <Skeleton width="min(420px, 80%)" height={56} />
          <Skeleton height={170} />
          <Skeleton height={320} />
        </Parts>
      </Container>
    </Page>
  );
}
