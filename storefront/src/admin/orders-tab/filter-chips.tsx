import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Pencil, Trash2, X } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { OWN_VIEWS_MAX, SHOP_VIEWS } from '#domain/lists/order-views';
import { adminOrderQueries } from '../../api/admin-orders';
import { loadable } from '../../first-paint/loadable';
import { Cluster, Text } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { color, font, frame, media } from '../../ui/tokens';
import { useOpened } from '../../ui/use-opened';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { queryForPage } from '../parts/use-list-params';
import { filterChips, type OrderFilterControls, setFilters } from './order-filters';
import * as texts from './orders-tab-texts';
import { currentView, useOwnViews } from './view-strip';

const SaveViewDialog = loadable(async () => (await import('./view-dialogs')).SaveViewDialog);
const RenameViewDialog = loadable(async () => (await import('./view-dialogs')).RenameViewDialog);
const DeleteViewDialog = loadable(async () => (await import('./view-dialogs')).DeleteViewDialog);

const Chip = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  max-width: 100%;
  min-height: 32px;
  padding: 2px 8px 2px 12px;
  ${frame('accentSoft', 'accent', 'field')}
  color: ${color.text};
  font-size: ${font.small};
  overflow-wrap: anywhere;
  text-align: left;
  ${media.touch} {
    min-height: 44px;
  }
  svg {
    flex: none;
  }
`;

const Tool = styled(Button).attrs({ variant: 'ghost', size: 'sm' })`
  min-height: 36px;
  padding-inline: 10px;
`;

interface FilterChipsProps {
  controls: OrderFilterControls;
  onClear: () => void;
}

/** The number of matches, the active filters, and a button to save them as a view. */
export function FilterChips({ controls, onClear }: FilterChipsProps) {
  const { params, endsFirst, change } = controls;
  const own = useOwnViews();
  const saving = useOpened('save-view');
  const renaming = useOpened('rename-view');
  const deleting = useOpened('delete-view');
  const chips = filterChips(params);
  const activeView = currentView(params, own);
  // If it's a view, its name already says this.
  if (chips.length === 0 || SHOP_VIEWS.some(({ id }) => id === activeView)) return null;
  const view = own.find(({ id }) => id === activeView);
  return (
    <Cluster $gap="6px 8px" $align="center">
      <MatchCount controls={controls} />
      {chips.map(({ name, text }) => (
        <Chip key={name} type="button" onClick={() => change({ [name]: '' })}>
          <VisuallyHidden>{texts.removeFilter} </VisuallyHidden>
          {text}
          <X size={16} />
        </Chip>
      ))}
      <Tool onClick={onClear}>{texts.clearAll}</Tool>
      {view ? (
        <>
          <Tool aria-haspopup="dialog" onClick={() => renaming.open(view.id)}>
            <Pencil size={16} />
            {texts.renameView}
          </Tool>
          <Tool aria-haspopup="dialog" onClick={() => deleting.open(view.id)}>
            <Trash2 size={16} />
            {texts.deleteViewButton}
          </Tool>
        </>
      ) : (
        own.length < OWN_VIEWS_MAX &&
        !endsFirst && (
          <Tool aria-haspopup="dialog" onClick={() => saving.open()}>
            <BookmarkPlus size={16} />
            {texts.saveThisView}
          </Tool>
        )
      )}
      <Suspense fallback={null}>
        {saving.what && <SaveViewDialog filters={setFilters(params)} onClose={saving.close} />}
        {view && renaming.what === view.id && <RenameViewDialog view={view} onClose={renaming.close} />}
        {view && deleting.what === view.id && <DeleteViewDialog view={view} onClose={deleting.close} />}
      </Suspense>
    </Cluster>
  );
}

function MatchCount({ controls: { params, endsFirst } }: Pick<FilterChipsProps, 'controls'>) {
  const { data } = useQuery({
    ...adminOrderQueries.list(queryForPage(params)),
    enabled: !endsFirst,
  });
  const total = data?.total;
  if (!total) return null;
  return <Text $strong>{texts.ordersMatch(total)}</Text>;
}
