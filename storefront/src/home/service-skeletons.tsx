import { Patch } from '../ui/patch';
import { Stack } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import { ServiceGrid } from './service-grid';

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
