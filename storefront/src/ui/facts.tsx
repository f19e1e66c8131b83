import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font } from './tokens';

const List = styled.dl<{ $numbers: boolean }>`
  display: grid;
  grid-template-columns: ${({ $numbers }) => ($numbers ? 'minmax(0, 1fr) auto' : 'auto minmax(0, 1fr)')};
  gap: 6px 20px;
  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
    font-variant-numeric: tabular-nums;
  }
  ${({ $numbers }) =>
    $numbers &&
    `
    padding-top: 12px;
    border-top: 3px double ${color.lineStrong};
    dd { text-align: right; }
    > :nth-last-child(-n + 2) {
      color: ${color.text};
      font-size: ${font.h4};
      font-weight: 700;
    }
  `}
`;

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  numbers?: boolean;
}

/** Names with their values beside them. Empty ones are left out. */
export function Facts({ facts, numbers = false }: FactsProps) {
  const filled = facts.filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <List $numbers={numbers}>
      {filled.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </List>
  );
}
