import styled from 'styled-components';
import { PlainList } from './layout';
import { color, space } from './tokens';

/** A short list of things of one's own, each with what can be done to it. */
export const ListedRows = styled(PlainList)`
  display: grid;
`;

export const ListedRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${color.line};
`;

/** What such a row is about; its buttons stand beside it, or below where there is no room. */
export const ListedWords = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`;
