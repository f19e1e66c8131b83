import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { editorList } from '#domain/pages/editor-address';
import { messageOf } from '../../api/client';
import { laceColorQueries } from '../../api/lace-colors';
import { useOpensEditor } from '../../api/person';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { NOT_REACHED } from '../parts/admin-texts';
import { EditorLink } from '../parts/editor-link';
import { Panel } from '../parts/panel';
import { LaceTable } from './lace-table';

/** The Laces tab (rule 3.6): what is on the shelf, in the order in which visitors see it. */
export function LacesTab() {
  const colors = useQuery(laceColorQueries.list());
  const opensEditor = useOpensEditor();
  return (
    <Panel
      title="Laces"
      actions={
        opensEditor && (
          <EditorLink href={editorList('lace-colors')} $variant="secondary" $size="md">
            <ExternalLink size={20} strokeWidth={2} aria-hidden />
            Colors in the editor
          </EditorLink>
        )
      }
    >
      {colors.data ? (
        <Laces colors={colors.data} />
      ) : colors.isFetching ? (
        <RowsSkeleton label="Loading lace colors" />
      ) : (
        <LoadFailed title="The lace colors did not load" onRetry={() => colors.refetch()}>
          {messageOf(colors.error, NOT_REACHED)}
        </LoadFailed>
      )}
    </Panel>
  );
}

function Laces({ colors }: { colors: readonly LaceColorView[] }) {
  if (colors.length === 0) {
    return (
      <EmptyState text="No lace colors yet. Add your first color in the editor to keep its stock here." />
    );
  }
  return <LaceTable colors={colors} />;
}
