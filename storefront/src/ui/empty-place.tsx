import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyHook } from './drawings/empty-hook';
import { font, space } from './tokens';

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding-block: ${space[4]};
  text-align: center;
  > svg {
    width: min(220px, 60vw);
    height: auto;
  }
  h3 {
    font-size: ${font.h4};
  }
`;

export function EmptyPlace({ children }: { children: ReactNode }) {
  return (
    <Place>
      <EmptyHook />
      {children}
    </Place>
  );
}
