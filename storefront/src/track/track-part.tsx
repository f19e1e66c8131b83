import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '../ui/layout';
import { font } from '../ui/tokens';

const Root = styled(Stack)`
  align-content: start;
`;

const PartHeading = styled.h2`
  font-size: ${font.h3};
  letter-spacing: 0.02em;
`;

interface TrackPartProps {
  id: string;
  title: string;
  $gap?: 2 | 3;
  children: ReactNode;
}

export function TrackPart({ id, title, $gap, children }: TrackPartProps) {
  return (
    <Root as="section" $gap={$gap} aria-labelledby={id}>
      <PartHeading id={id}>{title}</PartHeading>
      {children}
    </Root>
  );
}
