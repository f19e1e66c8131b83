import { MessageSquare } from 'lucide-react';
import styled from 'styled-components';
import { color, font } from '../../ui/tokens';
import { adminMoment } from '../parts/admin-texts';

/** What an order waits for, beside its customer's name. */
export const Mark = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${color.warning};
  font-family: ${font.text};
  font-size: ${font.small};
  font-weight: 600;
  line-height: 1.4;
  svg {
    flex: none;
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
