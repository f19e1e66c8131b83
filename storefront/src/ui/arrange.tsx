import styled, { css } from 'styled-components';
import { PlainList, Stack } from './layout';
import { color, font, frame, type Gap, gapOf, media, space } from './tokens';
import { visuallyHidden } from './visually-hidden';

// These aren't in layout.tsx, which is in the home page's script and has no room left.

interface Arranged {
  /** 8 px by default. */
  $gap?: Gap;
  $align?: 'start' | 'center' | 'end' | 'baseline';
  $above?: Gap;
}

const arranged = css<Arranged>`
  gap: ${({ $gap = 1 }) => gapOf($gap)};
  align-items: ${({ $align = 'normal' }) => $align};
  ${({ $above }) => $above && `margin-top: ${gapOf($above)};`}
`;

export const Cluster = styled.div<Arranged & { $justify?: 'center' | 'end'; $stacks?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  ${arranged}
  ${({ $justify }) => $justify && `justify-content: ${$justify};`}
  ${({ $stacks }) => $stacks && `${media.phone} { display: grid; align-items: stretch; }`}
`;

export const Split = styled(Cluster)`
  justify-content: space-between;
`;

/** A list without bullets, with one entry on each line. Use as="ol" if the order matters. */
export const StackList = styled(PlainList)<Arranged>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${arranged}
`;

/** Columns with the widths in `$of`: 'auto minmax(0, 1fr)'. With `$from`, there's one column until that media query matches. */
export const Columns = styled.div<Arranged & { $of: string; $from?: string }>`
  display: grid;
  grid-template-columns: ${({ $of, $from }) => ($from ? 'minmax(0, 1fr)' : $of)};
  ${arranged}
  ${({ $of, $from }) => $from && `${$from} { grid-template-columns: ${$of}; }`}
`;

/** As many columns as fit, each at least `$min` px wide. `$keeps` leaves empty columns in place. */
export const Grid = styled.div<Arranged & { $min: number; $keeps?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $keeps }) => ($keeps ? 'auto-fill' : 'auto-fit')},
    minmax(min(${({ $min }) => $min}px, 100%), 1fr)
  );
  ${arranged}
`;

export const Halves = styled.div<Arranged & { $from?: 'tablet' | 'desktop' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${arranged}
  ${({ $from = 'desktop' }) => media[$from]} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The padding of a page: 48 px below the header and 96 px above the footer, and less on phones. */
export const PageSection = styled.section`
  min-height: 70svh;
  padding-block: ${space[6]} ${space[12]};
  ${media.phone} {
    padding-block: ${space[3]} ${space[8]};
  }
`;

const backgrounds = {
  raised: frame('raised'),
  surface: frame('surface'),
  accent: frame('accentSoft', 'accent', 'patch', '1.5px'),
  danger: frame('dangerSoft', 'danger', 'patch', '1.5px'),
} as const;

export const Box = styled(Stack)<{ $on: keyof typeof backgrounds; $pad?: Gap; $phonePad?: Gap }>`
  padding: ${({ $pad = 2 }) => gapOf($pad)};
  ${({ $phonePad }) => $phonePad && `${media.phone} { padding: ${gapOf($phonePad)}; }`}
  ${({ $on }) => backgrounds[$on]}
`;

type Size = keyof typeof font | `clamp(${string})`;
const fonts: Readonly<Record<string, string | undefined>> = font;
const sized = css<{ $size?: Size }>`
  ${({ $size }) => $size && `font-size: ${fonts[$size] ?? $size};`}
`;

interface Worded {
  $size?: Size;
  $color?: keyof typeof color;
  $strong?: boolean;
  $display?: boolean;
  $numeric?: boolean;
  $breaks?: boolean;
  $clamp?: number | 'cut';
  $leading?: number;
  $center?: boolean;
  $max?: string;
  $above?: Gap;
  $pad?: Gap;
}

const clamped = (lines: number | 'cut') =>
  lines === 'cut'
    ? 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'
    : `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines};`;

export const Text = styled.p<Worded>`
  ${sized}
  ${({ $color }) => $color && `color: ${color[$color]};`}
  ${({ $strong }) => $strong && 'font-weight: 600;'}
  ${({ $display }) => $display && `font-family: ${font.display}; font-weight: 600; line-height: 1.2;`}
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $breaks }) => $breaks && 'overflow-wrap: anywhere;'}
  ${({ $clamp }) => $clamp && clamped($clamp)}
  ${({ $leading }) => $leading && `line-height: ${$leading};`}
  ${({ $center }) => $center && 'text-align: center;'}
  ${({ $max }) => $max && `max-width: ${$max};`}
  ${({ $above }) => $above && `margin-top: ${gapOf($above)};`}
  ${({ $pad }) => $pad && `padding: ${gapOf($pad)};`}
`;

export const Muted = styled(Text).attrs({ $color: 'muted' })``;

export const Heading = styled.h2<{ $size: Size }>`
  ${sized}
`;

export const HiddenOn = styled.span<{ $on: string }>`
  ${({ $on }) => $on} {
    ${visuallyHidden}
  }
`;
