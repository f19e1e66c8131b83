import styled from 'styled-components';
import { color, space } from '../../ui/tokens';

/** Quieter text, as wide as reads well. */
export const Quiet = styled.p`
  max-width: 68ch;
  color: ${color.muted};
`;

/** Buttons beside each other. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
`;
