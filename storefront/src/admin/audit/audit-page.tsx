import { useQuery } from '@tanstack/react-query';
import { css } from 'styled-components';
import { type AuditEntry, OWNER_ACTOR } from '#domain/audit/audit-contract';
import { AUDIT_KIND_LABEL, AUDIT_KINDS } from '#domain/audit/audit-kinds';
import { ROLE_LABEL } from '#domain/people/people';
import type { StaffView } from '#domain/staff/staff-contract';
import { auditQueries, readAllAudit } from '../../api/audit';
import { Breakable } from '../../api/breakable';
import { staffQueries } from '../../api/staff';
import { Grid } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import type { Column } from '../../ui/data-table';
import { Local } from '../../ui/local';
import { NarrowOnly, QuietLine } from '../../ui/table';
import * as uiTexts from '../../ui/ui-texts';
import { adminMoment } from '../parts/admin-date';
import { ExportButton } from '../parts/export-button';
import { choicesOf, type ListFilter } from '../parts/filter-choices';
import { DayRangeFields, FilterSelect } from '../parts/list-filters';
import { ListPanel } from '../parts/list-panel';
import { day, type ListParams, line, oneOf, page } from '../parts/list-reader';
import * as sharedTexts from '../parts/shared-texts';
import { subPage } from '../parts/sub-page';
import { queryForAll, queryForPage, useListFilters } from '../parts/use-list-params';
import * as texts from './audit-texts';

function actorText({ name, role, address }: AuditEntry): string {
  if (name === null) return address === null ? sharedTexts.theShop : texts.someone;
  const label = role && ROLE_LABEL[role];
  return !label || label === name ? name : `${name}, ${label.toLowerCase()}`;
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    name: sharedTexts.who,
    at: 'below',
    look: css`
      min-width: 8em;
    `,
    cell: (entry) => (
      <>
        {actorText(entry)}
        {entry.address && <NarrowOnly>, {entry.address}</NarrowOnly>}
      </>
    ),
  },
  {
    name: texts.when,
    at: 'belowEnd',
    oneLine: true,
    cell: ({ at }) => (
      <time dateTime={at}>
        <Local text={() => adminMoment(at)} />
      </time>
    ),
  },
  {
    name: sharedTexts.kind,
    at: 'end',
    optional: true,
    cell: ({ kind }) => (
      <Badge variant={kind === 'login-failed' ? 'destructive' : 'outline'}>{AUDIT_KIND_LABEL[kind]}</Badge>
    ),
  },
  {
    name: sharedTexts.what,
    at: 'lead',
    cell: ({ text, subject }) => (
      <>
        <Breakable>{text}</Breakable>
        {subject && (
          <QuietLine>
            <Breakable>{subject}</Breakable>
          </QuietLine>
        )}
      </>
    ),
  },
  { name: sharedTexts.from, at: 'away', lesser: true, optional: true, cell: ({ address }) => address ?? '' },
];

const FILTERS = ['actor', 'kind', 'from', 'to'] as const;
const readView = (params: ListParams) => ({
  actor: line(params.actor),
  kind: oneOf(AUDIT_KINDS, params.kind),
  from: day(params.from),
  to: day(params.to),
  page: page(params.page),
});
const KIND: ListFilter = {
  label: sharedTexts.kind,
  all: uiTexts.all,
  choices: choicesOf('kind', AUDIT_KIND_LABEL),
};

const csvRow = (entry: AuditEntry) => ({
  When: entry.at,
  Who: actorText(entry),
  Kind: AUDIT_KIND_LABEL[entry.kind],
  What: entry.text,
  About: entry.subject ?? '',
  From: entry.address ?? '',
});

/** The audit log (rule 18.6), for the owner only. */
export const AuditPage = subPage('adminAudit', AuditLog);

function AuditLog() {
  const list = useListFilters(readView, FILTERS);
  const { params, endsFirst, change } = list;
  const { data: staff = [] } = useQuery(staffQueries.list());
  return (
    <ListPanel
      title={sharedTexts.whatHappened}
      label={texts.audit}
      columns={COLUMNS}
      query={useQuery({ ...auditQueries.page(queryForPage(params)), enabled: !endsFirst })}
      list={list}
      loading={texts.loadingWhatHappened}
      failed={texts.auditLogDidntLoad}
      warns
      empty={texts.nothingHereYet}
      actions={
        <ExportButton
          exported="audit"
          disabled={endsFirst}
          read={async () => (await readAllAudit(queryForAll(params))).map(csvRow)}
        />
      }
      filters={
        <Grid $min={200} $gap="12px" $align="start" role="search" aria-label={texts.audit}>
          <FilterSelect filter={peopleFilter(staff, params.actor)} params={params} change={change} />
          <FilterSelect filter={KIND} params={params} change={change} />
          <DayRangeFields params={params} change={change} />
        </Grid>
      }
    />
  );
}

function peopleFilter(staff: readonly StaffView[], actor: string | undefined): ListFilter {
  const people = [OWNER_ACTOR, ...staff.map(({ id }) => id)];
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const options = actor && !people.includes(actor) ? [...people, actor] : people;
  const nameOf = (id: string) =>
    id === OWNER_ACTOR ? ROLE_LABEL.owner : (names.get(id) ?? texts.someoneRemoved);
  return {
    label: texts.person,
    all: uiTexts.all,
    choices: options.map((value) => ({ param: 'actor', value, label: nameOf(value) })),
  };
}
