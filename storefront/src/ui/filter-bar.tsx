import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from './tokens';

const Bar = styled.div.attrs({ role: 'search' })<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space[2]};
  align-items: end;
  > :first-child {
    grid-column: span 2;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** A search field and filters, each half as wide as the field. They keep their widths while the page arrives. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Bar $columns={Children.count(children) + 1} aria-label={label}>
      {children}
    </Bar>
  );
}
