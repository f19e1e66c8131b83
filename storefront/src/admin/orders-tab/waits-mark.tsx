import { MessageSquare } from 'lucide-react';
import styled from 'styled-components';
import { color, font } from '../../ui/tokens';
import { adminMoment } from '../parts/admin-texts';

/** What an order waits for, below its customer's name. */
export const Mark = styled.span`
  margin-right: 8px;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${color.warning};
  font-family: ${font.text};
  font-size: ${font.small};
  font-weight: 600;
  svg {
    display: inline;
    margin-right: 4px;
    vertical-align: -3px;
  }
`;

/** Marks an order whose customer wrote and has no answer. */
export function WaitsMark({ since }: { since: string }) {
  return (
    <Mark title={`Since ${adminMoment(since)}`}>
      <MessageSquare size={16} strokeWidth={2} aria-hidden />
      Waits for an answer
    </Mark>
  );
}
