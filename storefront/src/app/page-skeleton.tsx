import { Container, Section, Stack } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';

/** The place of a page whose code is still loading. */
export function PageSkeleton() {
  return (
    <Section aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Container>
        <Stack $gap={3}>
          <Skeleton width="min(560px, 80%)" height={64} />
          <Skeleton width="min(420px, 70%)" height={24} />
          <Skeleton width="min(480px, 76%)" height={24} />
          <Skeleton width={220} height={56} />
        </Stack>
      </Container>
    </Section>
  );
}
