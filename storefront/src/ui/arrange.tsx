import styled from 'styled-components';
import { PlainList } from './layout';
import { color, font, type Gap, gapOf, media } from './tokens';

// Not in layout.tsx, which is part of the home page's script: there's no room left in that.

interface Arranged {
  /** Default 8 px. */
  $gap?: Gap;
  $align?: 'start' | 'center' | 'end' | 'baseline';
}

const gap = ({ $gap = 1 }: Arranged) => gapOf($gap);
const align = ({ $align }: Arranged) => $align ?? 'normal';

/** Children side by side, wrapping onto more lines. */
export const Cluster = styled.div<Arranged>`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
  align-items: ${align};
`;

/** The same, with the first child at one end and the last at the other. */
export const Split = styled(Cluster)`
  justify-content: space-between;
`;

/** A list without bullets, one entry per line; as="ol" if their order matters. */
export const StackList = styled(PlainList)<Arranged>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
  align-items: ${align};
`;

/** As many columns of at least `$min` px as fit; `$keeps` leaves empty columns in place. */
export const Grid = styled.div<Arranged & { $min: number; $keeps?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $keeps }) => ($keeps ? 'auto-fill' : 'auto-fit')},
    minmax(min(${({ $min }) => $min}px, 100%), 1fr)
  );
  gap: ${gap};
  align-items: ${align};
`;

/** One column, and two equal ones on desktops (or from tablets up). */
export const Halves = styled.div<Arranged & { $from?: 'tablet' | 'desktop' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
  align-items: ${align};
  ${({ $from = 'desktop' }) => media[$from]} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Less important text. */
export const Muted = styled.p<{ $size?: keyof typeof font }>`
  color: ${color.muted};
  ${({ $size }) => $size && `font-size: ${font[$size]};`}
`;

/** A heading with the size of another level. */
export const Heading = styled.h2<{ $size: keyof typeof font }>`
  font-size: ${({ $size }) => font[$size]};
`;
