import styled from 'styled-components';
import { color } from './tokens';

const Row = styled.span`
  color: ${color.accent};
  font-size: 1.25em;
  letter-spacing: 0.1em;
  line-height: 1;
`;

const ALL = 5;

export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <Row role="img" aria-label={label}>
      {'★'.repeat(count)}
      {'☆'.repeat(ALL - count)}
    </Row>
  );
}
