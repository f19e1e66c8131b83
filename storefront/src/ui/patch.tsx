import styled from 'styled-components';
import { color, radius, shadow, space } from './tokens';

export const Patch = styled.div`
  position: relative;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background-color: ${color.raised};
  background-image: var(--grain);
  box-shadow: ${shadow.low}, ${shadow.patchEdge};
  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    background: ${color.stitchLine};
    mask: var(--stitch-mask) 0 0 / 100% 100% no-repeat;
    pointer-events: none;
  }
`;
