import styled from 'styled-components';
import { color, font } from '../../ui/tokens';

/** What a drawing says in numbers, folded away until it is asked for. */
export const Fold = styled.details`
  summary {
    width: fit-content;
    padding-block: 10px;
    color: ${color.muted};
    font-size: ${font.small};
    font-weight: 600;
    cursor: pointer;
  }
`;
