import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from './tokens';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[6]} ${space[2]};
  border: 1.5px dashed ${color.line};
  border-radius: ${radius.patch};
  color: ${color.muted};
  text-align: center;
`;

export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Root>
      <p>{text}</p>
      {action}
    </Root>
  );
}
