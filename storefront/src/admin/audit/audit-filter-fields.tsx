import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { OWNER_ACTOR } from '#domain/audit/audit-contract';
import { AUDIT_KIND_LABEL, AUDIT_KINDS } from '#domain/audit/audit-kinds';
import { ROLE_LABEL } from '#domain/people/people';
import { staffQueries } from '../../api/staff';
import { SelectField } from '../../ui/select-field';
import { DayRangeFields } from '../parts/day-range-fields';
import { FilterSelect } from '../parts/filter-select';
import type { AuditFilters } from './use-audit-filters';

const Root = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 12px;
  align-items: start;
`;

/** Who, what and when. */
export function AuditFilterFields({ filters }: { filters: AuditFilters }) {
  const { asked, filter } = filters;
  const { data: staff = [] } = useQuery(staffQueries.list());
  const people = [
    { value: OWNER_ACTOR, label: ROLE_LABEL.owner },
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isGone = asked.actor && !people.some(({ value }) => value === asked.actor);
  return (
    <Root aria-label="Audit">
      <SelectField
        label="Person"
        placeholder="All"
        options={
          isGone && asked.actor ? [...people, { value: asked.actor, label: 'Somebody removed' }] : people
        }
        value={asked.actor ?? ''}
        onChange={({ target }) => filter('actor', target.value)}
      />
      <FilterSelect
        label="Kind"
        all="All"
        values={AUDIT_KINDS}
        labels={AUDIT_KIND_LABEL}
        value={asked.kind}
        onChoose={(value) => filter('kind', value)}
      />
      <DayRangeFields asked={asked} filter={filter} />
    </Root>
  );
}
