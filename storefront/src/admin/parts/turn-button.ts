import styled from 'styled-components';
import { color } from '../../ui/tokens';
import { ToolButton } from '../../ui/tool-button';

/** A button to the previous or next one. It stays in place if there is none. */
export const TurnButton = styled(ToolButton).attrs({ iconSize: 22 })`
  &[aria-disabled='true'] {
    background: transparent;
    color: ${color.lineStrong};
    cursor: not-allowed;
  }
`;
