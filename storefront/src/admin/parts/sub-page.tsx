import type { FC } from 'react';
import styled from 'styled-components';
import { DASHBOARD_PAGES, type DashboardPage } from '#domain/pages/dashboard-pages';
import { mayCall } from '#domain/people/staff-calls';
import { useMay, usePerson } from '../../api/person';
import { EmptyState } from '../../ui/empty-state';
import { AdminParts, AdminSection, PageHeading } from '../admin-layout';
import { StaffPageGuard } from '../owners-page';
import { PAGE_ACCESS } from './page-access';
import * as texts from './shared-texts';

const Head = styled.header`
  display: grid;
  align-content: center;
  min-height: 44px;
`;

export const subPage = (page: DashboardPage, Content: FC) =>
  function SubPage() {
    const person = usePerson();
    const may = useMay();
    const { call } = PAGE_ACCESS[page];
    return (
      <StaffPageGuard page={page}>
        <AdminSection>
          <AdminParts>
            <Head>
              <PageHeading>{DASHBOARD_PAGES[page].title}</PageHeading>
            </Head>
            {call === null || may(call) || !person ? (
              <Content />
            ) : (
              <EmptyState text={texts.onlyFor(mayCall('manager', call))} />
            )}
          </AdminParts>
        </AdminSection>
      </StaffPageGuard>
    );
  };
