import styled from 'styled-components';
import { PlainButton } from './plain-button';
import { color, motion, radius } from './tokens';

export const IconButton = styled(PlainButton)`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.text};
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.accentSoft};
  }
`;
