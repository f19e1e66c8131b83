import styled from 'styled-components';
import type { AuditEntry } from '#domain/audit/audit-contract';
import { AUDIT_KIND_LABEL } from '#domain/audit/audit-kinds';
import { Breakable } from '../../api/breakable';
import { Badge } from '../../ui/badge';
import {
  NarrowOnly,
  QuietLine,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '../../ui/table';
import { motion } from '../../ui/tokens';
import { adminMoment } from '../parts/admin-texts';
import { whoDid } from './audit-words';

const Shown = styled(Table)<{ $former: boolean }>`
  opacity: ${({ $former }) => ($former ? 0.6 : 1)};
  transition: opacity ${motion.quick};
`;

const WhoCell = styled(TableCell)`
  min-width: 8em;
`;

const WhenCell = styled(TableCell)`
  white-space: nowrap;
`;

export const AUDIT_COLUMNS = ['Who', 'When', 'Kind', 'What', 'From'] as const;
export const OPTIONAL_AUDIT_COLUMNS = ['Kind', 'From'] as const;

interface AuditTableProps {
  entries: readonly AuditEntry[];
  /** Whether these are the previous page's rows, while the next ones load. */
  former: boolean;
  /** The places of columns that are left out. */
  $leftOut: readonly number[];
}

/** What happened, newest first. */
export function AuditTable({ entries, former, $leftOut }: AuditTableProps) {
  return (
    <Shown aria-label="Audit" aria-busy={former} $former={former} $leftOut={$leftOut}>
      <TableHead>
        <TableColumn>Who</TableColumn>
        <TableColumn>When</TableColumn>
        <TableColumn>Kind</TableColumn>
        <TableColumn>What</TableColumn>
        <TableColumn $lesser>From</TableColumn>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            <WhoCell $at="below">
              {whoDid(entry)}
              {entry.address && <NarrowOnly>, {entry.address}</NarrowOnly>}
            </WhoCell>
            <WhenCell $at="belowEnd">
              <time dateTime={entry.at}>{adminMoment(entry.at)}</time>
            </WhenCell>
            <TableCell $at="end">
              <Badge variant={entry.kind === 'login-failed' ? 'destructive' : 'outline'}>
                {AUDIT_KIND_LABEL[entry.kind]}
              </Badge>
            </TableCell>
            <TableCell $at="lead">
              <Breakable>{entry.text}</Breakable>
              {entry.subject && (
                <QuietLine>
                  <Breakable>{entry.subject}</Breakable>
                </QuietLine>
              )}
            </TableCell>
            <TableCell $lesser $at="away">
              {entry.address ?? ''}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Shown>
  );
}
