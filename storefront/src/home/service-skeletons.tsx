import styled from 'styled-components';
import { PlainList, Stack } from '../ui/layout';
import { Patch } from '../ui/patch';
import { Skeleton } from '../ui/skeleton';
import { space } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';

/** As many cards side by side as fit. */
export const ServiceGrid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space[3]};
`;

const CARDS = [1, 2, 3, 4, 5, 6];

/** Cards still to come. */
export function ServiceSkeletons() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading services</VisuallyHidden>
      <ServiceGrid as="div" aria-hidden>
        {CARDS.map((card) => (
          <Patch key={card}>
            <Stack>
              <Skeleton height={190} />
              <Skeleton width="60%" height={28} />
              <Skeleton />
              <Skeleton />
              <Skeleton width="80%" />
              <Skeleton height={44} />
            </Stack>
          </Patch>
        ))}
      </ServiceGrid>
    </div>
  );
}
