import styled from 'styled-components';
import { frame, shadow } from '../../ui/tokens';

export const SelectionBarRoot = styled.section`
  position: sticky;
  bottom: calc(8px + var(--dock-height, 0px));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px 12px calc(8px + env(safe-area-inset-bottom));
  ${frame('raised', 'accent', 'patch', '1.5px')}
  box-shadow: ${shadow.high};
  @media (max-width: 899px) {
    padding: 8px;
    button:not([aria-haspopup='menu'], [aria-label]) svg {
      display: none;
    }
  }
`;

export const SelectionCount = styled.p.attrs({ role: 'status' })`
  margin-right: auto;
  padding-left: 4px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
