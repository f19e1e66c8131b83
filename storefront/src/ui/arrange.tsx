import styled from 'styled-components';
import { PlainList } from './layout';
import { color, font, type Gap, gapOf, media } from './tokens';

// Apart from layout.tsx, which the home page's script holds: that one has no room for more.

interface Arranged {
  /** Default 8 px. */
  $gap?: Gap;
  $align?: 'start' | 'center' | 'end' | 'baseline';
}

const gap = ({ $gap = 1 }: Arranged) => gapOf($gap);
const align = ({ $align }: Arranged) => $align ?? 'normal';

/** Children beside each other, on more lines where there is no room. */
export const Cluster = styled.div<Arranged>`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
  align-items: ${align};
`;

/** The same with the first at one end and the last at the other. */
export const Split = styled(Cluster)`
  justify-content: space-between;
`;

/** A list without bullets, its entries below each other; as="ol" if their order counts. */
export const StackList = styled(PlainList)<Arranged>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
  align-items: ${align};
`;

/** Columns of at least `$min` px, as many as there is room for; `$keeps` leaves room for those that are missing. */
export const Grid = styled.div<Arranged & { $min: number; $keeps?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $keeps }) => ($keeps ? 'auto-fill' : 'auto-fit')},
    minmax(min(${({ $min }) => $min}px, 100%), 1fr)
  );
  gap: ${gap};
  align-items: ${align};
`;

/** Below each other, and in two equal columns from a desktop's width on, or from a tablet's. */
export const Halves = styled.div<Arranged & { $from?: 'tablet' | 'desktop' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
  align-items: ${align};
  ${({ $from = 'desktop' }) => media[$from]} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Less important words. */
export const Muted = styled.p<{ $size?: keyof typeof font }>`
  color: ${color.muted};
  ${({ $size }) => $size && `font-size: ${font[$size]};`}
`;

/** A heading in another size than its level's. */
export const Heading = styled.h2<{ $size: keyof typeof font }>`
  font-size: ${({ $size }) => font[$size]};
`;
