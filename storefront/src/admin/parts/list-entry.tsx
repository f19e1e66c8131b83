import styled from 'styled-components';
import { color, font, frame, motion } from '../../ui/tokens';

/** A row of a list that opens a dialog. `data-waits` marks a row that waits for the owner. */
export const ListEntry = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  width: 100%;
  padding: 12px 16px;
  ${frame('surface')}
  text-align: left;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.accent};
  }
  &[data-waits] {
    padding-left: 14px;
    border-left: 3px solid ${color.warning};
  }
  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const ListMark = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  color: ${color.muted};
  font-size: ${font.small};
  &[data-waits] {
    color: ${color.warning};
    font-weight: 600;
  }
`;
