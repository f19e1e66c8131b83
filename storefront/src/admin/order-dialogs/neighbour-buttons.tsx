import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../ui/icon-button';
import { color } from '../../ui/tokens';

/** Where there is no further order the button stays, so that the focus does. */
const Go = styled(IconButton)`
  &[aria-disabled='true'] {
    color: ${color.lineStrong};
    cursor: not-allowed;
  }
`;

/** The orders before and after one in the list it was opened from; null where there is none. */
export interface Neighbours {
  before: string | null;
  after: string | null;
}

interface NeighbourButtonsProps {
  neighbours: Neighbours;
  onGo: (id: string | null) => void;
}

/** Lead to the orders before and after in the list; nothing where the order stands alone. */
export function NeighbourButtons({ neighbours: { before, after }, onGo }: NeighbourButtonsProps) {
  if (before === null && after === null) return null;
  return (
    <>
      <Go
        aria-label="Previous order"
        title="Previous order (←)"
        aria-disabled={before === null}
        onClick={() => onGo(before)}
      >
        <ChevronLeft size={22} strokeWidth={2} aria-hidden />
      </Go>
      <Go
        aria-label="Next order"
        title="Next order (→)"
        aria-disabled={after === null}
        onClick={() => onGo(after)}
      >
        <ChevronRight size={22} strokeWidth={2} aria-hidden />
      </Go>
    </>
  );
}
