import styled from 'styled-components';
import { type Gap, gapOf, space } from './tokens';

export const Section = styled.section`
  padding-block: ${space.section};
`;

/** The column of 1120 px, with gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(1120px + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: max(${space.gutter}, env(safe-area-inset-left), env(safe-area-inset-right));
`;

/** Children below each other, with `$gap` between them (16 px by default). With `$justify`, they're as wide as they need to be. */
export const Stack = styled.div<{ $gap?: Gap; $justify?: 'start' | 'center'; $max?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 2 }) => gapOf($gap)};
  justify-items: ${({ $justify }) => $justify};
  max-width: ${({ $max }) => $max};
`;

/** A list without bullets. With 'none', Safari's screen reader wouldn't call it a list. */
export const PlainList = styled.ul`
  padding: 0;
  list-style-type: '';
`;

export const Lines = styled.p`
  white-space: pre-line;
`;
