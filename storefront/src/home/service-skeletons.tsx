import styled from 'styled-components';
import { PlainList, Stack } from '../ui/layout';
import { Patch } from '../ui/patch';
import { Skeleton } from '../ui/skeleton';
import { media, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';

export const ServiceGrid = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  > * {
    display: grid;
    flex: 0 0 100%;
  }
  > :last-child {
    flex-grow: 1;
  }
  ${media.tablet} {
    gap: ${space[3]};
    > * {
      flex-basis: calc(50% - 12px);
    }
  }
  ${media.desktop} {
    > * {
      /* A third, less what rounding adds. */
      flex-basis: calc(33.33% - 16px);
    }
  }
`;

const Card = styled(Patch)`
  ${media.phone} {
    max-height: 170px;
    overflow: hidden;
  }
`;

const CARDS = [1, 2, 3, 4, 5, 6];

export function ServiceSkeletons() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{uiTexts.loadingServices}</VisuallyHidden>
      <Stack $gap={3} aria-hidden>
        <Skeleton width={350} height={44} />
        <ServiceGrid as="div">
          {CARDS.map((card) => (
            <Card key={card}>
              <Stack>
                <Skeleton height={190} />
                <Skeleton width="60%" height={28} />
                <Skeleton />
                <Skeleton />
                <Skeleton width="80%" />
                <Skeleton height={44} />
              </Stack>
            </Card>
          ))}
        </ServiceGrid>
      </Stack>
    </div>
  );
}
