import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { DASHBOARD_PAGES, type DashboardPage } from '#domain/pages/dashboard-pages';
import { paths } from '../../addresses/paths';
import { useMay, usePerson } from '../../api/person';
import { Cluster, Heading, Split } from '../../ui/arrange';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { AdminParts, AdminSection } from '../admin-layout';
import { StaffPageGuard } from '../owners-page';
import { PAGE_ACCESS } from './page-access';
import * as texts from './shared-texts';

interface SubPageProps {
  page: DashboardPage;
  links?: ReactNode;
  children: ReactNode;
}

/** A page next to the dashboard, with a link back. */
export function SubPage({ page, links, children }: SubPageProps) {
  const person = usePerson();
  const may = useMay();
  const { call } = PAGE_ACCESS[page];
  return (
    <StaffPageGuard page={page}>
      <AdminSection>
        <AdminParts>
          <Split as="header" $gap="12px 16px" $align="center">
            <Heading as="h1" $size="clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)">
              {DASHBOARD_PAGES[page].title}
            </Heading>
            <Cluster>
              {links}
              <ButtonLink variant="ghost" to={paths.admin.href()}>
                <ArrowLeft size={20} />
                {texts.dashboard}
              </ButtonLink>
            </Cluster>
          </Split>
          {call === null || may(call) || !person ? children : <EmptyState text={texts.onlyOwnerCanSee} />}
        </AdminParts>
      </AdminSection>
    </StaffPageGuard>
  );
}
