import styled from 'styled-components';
import { Container, Section, Stack } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';

/** As high as a screen, so that the footer does not jump when the page arrives. */
const Room = styled(Section)`
  min-height: 100svh;
`;

/** The place of a page whose code is still loading. */
export function PageSkeleton() {
  return (
    <Room aria-busy>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Container>
        <Stack $gap={3}>
          <Skeleton width="min(560px, 80%)" height={64} />
          <Skeleton width="min(420px, 70%)" height={24} />
          <Skeleton width="min(480px, 76%)" height={24} />
          <Skeleton width={220} height={56} />
        </Stack>
      </Container>
    </Room>
  );
}
