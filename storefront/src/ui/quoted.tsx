import styled from 'styled-components';
import { color } from './tokens';

export const Quoted = styled.p`
  padding-left: 14px;
  border-left: 3px solid ${color.accent};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
