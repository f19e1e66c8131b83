import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster, Muted } from './arrange';
import { PlainList } from './layout';
import { color, space } from './tokens';

export const ListedRows = styled(PlainList)`
  display: grid;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${color.line};
`;

const Text = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled(Cluster)`
  font-weight: 600;
`;

export function ListedRow(props: { name: ReactNode; facts: ReactNode; children: ReactNode }) {
  return (
    <Row>
      <Text>
        <Name as="p" $align="center">
          {props.name}
        </Name>
        <Muted $size="small">{props.facts}</Muted>
      </Text>
      {props.children}
    </Row>
  );
}
