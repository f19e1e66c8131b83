import { Container, Section, Stack } from '../ui/layout';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as texts from './track-texts';

export function TrackSkeleton() {
  return (
    <Section aria-busy>
      <VisuallyHidden role="status">{texts.loadingYourOrder}</VisuallyHidden>
      <Container>
        <Stack $gap={3}>
          <Skeleton width={200} height={48} />
          <Skeleton width="min(560px, 90%)" height={64} />
          <Skeleton width="min(420px, 70%)" height={24} />
          <Skeleton height={220} />
        </Stack>
      </Container>
    </Section>
  );
}
