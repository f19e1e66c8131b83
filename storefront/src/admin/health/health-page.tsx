import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { css } from 'styled-components';
import {
  CHECK_STATE_LABEL,
  CHECK_STATES,
  type CheckState,
  type CheckView,
} from '#domain/health/health-checks';
import { Breakable } from '../../api/breakable';
import { healthQueries, useCheckHealth } from '../../api/health';
import { useNotices } from '../../notices/use-notices';
import { Muted } from '../../ui/arrange';
import { Badge, type BadgeVariant } from '../../ui/badge';
import { type Column, DataTable } from '../../ui/data-table';
import { Local } from '../../ui/local';
import { QuietLine } from '../../ui/table';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { momentWithin } from '../parts/admin-date';
import { Loaded } from '../parts/loaded';
import { FlushPanel } from '../parts/panel';
import { subPage } from '../parts/sub-page';
import * as texts from './health-texts';

const BADGES = {
  red: 'destructive',
  warning: 'default',
  ok: 'success',
  off: 'outline',
} as const satisfies Record<CheckState, BadgeVariant>;

const COLUMNS: readonly Column<CheckView>[] = [
  { name: texts.check, at: 'lead', bold: true, oneLine: true, cell: ({ title }) => title },
  {
    name: texts.state,
    at: 'end',
    cell: ({ state }) => <Badge variant={BADGES[state]}>{CHECK_STATE_LABEL[state]}</Badge>,
  },
  {
    name: texts.found,
    look: css`
      width: 100%;
    `,
    cell: ({ found, todo, at }) => (
      <>
        <Breakable>{found}</Breakable>
        {todo && (
          <div>
            <Breakable>{todo}</Breakable>
          </div>
        )}
        <QuietLine>
          <Local text={() => texts.checkedAt(momentWithin(at))} />
        </QuietLine>
      </>
    ),
  },
];

/** Shows the shop's health checks (rule 23.1), to the owner only. */
export const HealthPage = subPage('adminHealth', Checks);

function Checks() {
  return (
    <FlushPanel title={texts.checks} actions={<CheckNow />}>
      <Muted $max="68ch">{texts.emailedOnce}</Muted>
      <Loaded
        query={useQuery(healthQueries.report())}
        loading={texts.loadingChecks}
        failed={texts.checksDidntLoad}
        warns
      >
        {({ checks }) => <DataTable label={texts.checks} columns={COLUMNS} rows={worstFirst(checks)} />}
      </Loaded>
    </FlushPanel>
  );
}

const worstFirst = (checks: readonly CheckView[]) =>
  CHECK_STATES.flatMap((state) => checks.filter((check) => check.state === state));

function CheckNow() {
  const { mutateAsync, isPending } = useCheckHealth();
  const { attempt } = useNotices();
  const check = () => attempt(() => mutateAsync(undefined), { failed: texts.checksDidntRun });
  return (
    <ActionButton icon={RefreshCw} disabled={isPending} onClick={() => void check()}>
      {isPending ? uiTexts.checking : texts.checkNow}
    </ActionButton>
  );
}
