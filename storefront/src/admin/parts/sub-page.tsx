import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PageName } from '#domain/pages/pages';
import { paths } from '../../addresses/paths';
import { usePerson } from '../../api/person';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { space } from '../../ui/tokens';
import { AdminParts, AdminRoom } from '../admin-layout';
import { OwnersPage } from '../owners-page';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px ${space[2]};
  align-items: center;
  justify-content: space-between;
`;

const Heading = styled.h1`
  font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem);
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface SubPageProps {
  page: PageName;
  heading: string;
  /** Whether who is signed in may be here. */
  open?: boolean;
  /** Ways to other pages, before the one to the dashboard. */
  links?: ReactNode;
  children: ReactNode;
}

/** A page beside the dashboard, with the way back to it. */
export function SubPage({ page, heading, open = true, links, children }: SubPageProps) {
  const person = usePerson();
  return (
    <OwnersPage page={page}>
      <AdminRoom>
        <AdminParts>
          <Head>
            <Heading>{heading}</Heading>
            <Links>
              {links}
              <ButtonLink variant="ghost" to={paths.admin.href()}>
                <ArrowLeft size={20} strokeWidth={2} aria-hidden />
                Dashboard
              </ButtonLink>
            </Links>
          </Head>
          {open || !person ? children : <EmptyState text="This page is the owner’s" />}
        </AdminParts>
      </AdminRoom>
    </OwnersPage>
  );
}
