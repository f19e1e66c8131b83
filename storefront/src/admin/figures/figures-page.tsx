import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { paths } from '../../addresses/paths';
import { messageOf } from '../../api/client';
import { figureQueries } from '../../api/figures';
import { useSeesMoney } from '../../api/person';
import { ButtonLink } from '../../ui/button';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { NOT_REACHED } from '../parts/admin-texts';
import { SubPage } from '../parts/sub-page';
import { ShownFigures } from './shown-figures';

/** How the shop has been doing in the last twelve weeks (rule 21.1), for whoever sees money. */
export function FiguresPage() {
  return (
    <SubPage page="adminFigures" heading="Figures" open={useSeesMoney()} links={<ToMoney />}>
      <Weeks />
    </SubPage>
  );
}

function ToMoney() {
  return (
    <ButtonLink variant="ghost" to={paths.adminMoney.href()}>
      <Wallet size={20} strokeWidth={2} aria-hidden />
      Money
    </ButtonLink>
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
