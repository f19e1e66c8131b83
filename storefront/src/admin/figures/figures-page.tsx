import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Wallet } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../addresses/paths';
import { messageOf } from '../../api/client';
import { figureQueries } from '../../api/figures';
import { ButtonLink } from '../../ui/button';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { space } from '../../ui/tokens';
import { AdminParts, AdminRoom } from '../admin-layout';
import { OwnersPage } from '../owners-page';
import { NOT_REACHED } from '../parts/admin-texts';
import { ShownFigures } from './shown-figures';

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

/** How the shop has been doing in the last twelve weeks (rule 21.1), for its owner alone. */
export function FiguresPage() {
  return (
    <OwnersPage page="adminFigures">
      <AdminRoom>
        <AdminParts>
          <Head>
            <Heading>Figures</Heading>
            <Links>
              <ButtonLink variant="ghost" to={paths.adminMoney.href()}>
                <Wallet size={20} strokeWidth={2} aria-hidden />
                Money
              </ButtonLink>
              <ButtonLink variant="ghost" to={paths.admin.href()}>
                <ArrowLeft size={20} strokeWidth={2} aria-hidden />
                Dashboard
              </ButtonLink>
            </Links>
          </Head>
          <Weeks />
        </AdminParts>
      </AdminRoom>
    </OwnersPage>
  );
}

function Weeks() {
  const { data: figures, error, isFetching, refetch } = useQuery(figureQueries.weeks());
  if (figures) return <ShownFigures figures={figures} />;
  if (!error || isFetching) return <RowsSkeleton label="Loading the figures" />;
  return (
    <LoadFailed title="The figures did not load" onRetry={() => refetch()}>
      {messageOf(error, NOT_REACHED)}
    </LoadFailed>
  );
}
