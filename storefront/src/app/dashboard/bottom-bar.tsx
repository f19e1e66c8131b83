import { useQuery } from '@tanstack/react-query';
import { CirclePlus, ClipboardList, Ellipsis, MessageSquare, ScanQrCode, Spool } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { OrderDialog } from '#domain/lists/dashboard-address';
import { formatCount } from '#domain/wire/money';
import { paths } from '../../addresses/paths';
import { useAdminTab } from '../../admin/admin-tabs';
import * as sharedTexts from '../../admin/parts/shared-texts';
import { useTabsAhead } from '../../admin/tabs-ahead';
import { firstStepQueries } from '../../api/first-steps';
import { useOrderViews } from '../../api/order-views';
import { useMay } from '../../api/person';
import { loadable } from '../../first-paint/loadable';
import { DockBar, DockRoom } from '../../ui/dock';
import { color, media, notPrinted } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { VisuallyHidden } from '../../ui/visually-hidden';
import * as texts from './dashboard-bar-texts';

const MoreSheet = loadable(async () => (await import('./more-sheet')).MoreSheet);

const Bar = styled(DockBar)`
  ${media.phone} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding: 0 4px env(safe-area-inset-bottom);
  }
  ${notPrinted}
`;

/** Keeps the end of the page above the bar. */
const Room = styled.div`
  display: none;
  ${media.phone} {
    display: block;
    height: calc(64px + env(safe-area-inset-bottom));
  }
  ${notPrinted}
`;

const item = css`
  display: grid;
  position: relative;
  gap: 3px;
  align-content: center;
  justify-items: center;
  min-height: 60px;
  padding: 4px 2px;
  border: 0;
  background: transparent;
  color: ${color.muted};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  &[aria-current='page'],
  &[aria-expanded='true'] {
    color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const ItemLink = styled(Link)`
  ${item}
`;
const ItemButton = styled.button.attrs({ type: 'button', 'aria-haspopup': 'dialog' })`
  ${item}
`;

const Count = styled.span`
  position: absolute;
  top: 4px;
  left: calc(50% + 6px);
  min-width: 20px;
  padding: 2px 5px;
  border-radius: 10px;
  background: ${color.dangerSolid};
  color: ${color.dangerSolidText};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  text-align: center;
`;

export function BottomBar() {
  const { pathname } = useLocation();
  const { tab } = useAdminTab();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { opening, drawAhead } = useTabsAhead();
  const { data: firstSteps } = useQuery({
    ...firstStepQueries.left(),
    enabled: may('GET /api/admin/first-steps'),
  });
  const openTab = pathname === paths.admin.path ? (opening ?? tab.id) : null;
  const currentOn = (id: string) => (openTab === id ? ('page' as const) : undefined);
  return (
    <>
      <DockRoom />
      <Room />
      <Bar as="nav" aria-label={sharedTexts.dashboard} data-dock="shown">
        <ItemLink to={paths.admin.href()} aria-current={currentOn('orders')}>
          <ClipboardList size={22} />
          {sharedTexts.orders}
        </ItemLink>
        <DialogButton dialog="scan" isOnOrders={openTab === 'orders'}>
          <ScanQrCode size={22} />
          {sharedTexts.scan}
        </DialogButton>
        {may('POST /api/orders') && (
          <DialogButton dialog="create" isOnOrders={openTab === 'orders'}>
            <CirclePlus size={22} />
            <span>
              {texts.create}
              <VisuallyHidden>{texts.anOrder}</VisuallyHidden>
            </span>
          </DialogButton>
        )}
        {may('POST /api/messages/send') ? (
          <MessagesLink current={currentOn('messages')} onPointerEnter={() => drawAhead('messages')} />
        ) : (
          <ItemLink
            to={paths.admin.href({ tab: 'laces' })}
            aria-current={currentOn('laces')}
            onPointerEnter={() => drawAhead('laces')}
          >
            <Spool size={22} />
            {sharedTexts.laces}
          </ItemLink>
        )}
        <ItemButton aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <Ellipsis size={22} />
          {texts.more}
        </ItemButton>
      </Bar>
      {isOpen && (
        <Suspense fallback={null}>
          <MoreSheet left={firstSteps?.left ?? []} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface DialogButtonProps {
  dialog: OrderDialog;
  /** If true, the list behind the dialog doesn't change. */
  isOnOrders: boolean;
  children: ReactNode;
}

function DialogButton({ dialog, isOnOrders, children }: DialogButtonProps) {
  const navigate = useNavigate();
  const opened = useOpened(dialog, { inAddress: true });
  return (
    <ItemButton
      onClick={() =>
        isOnOrders ? opened.open() : void navigate(paths.admin.href({ tab: 'orders', [dialog]: '1' }))
      }
    >
      {children}
    </ItemButton>
  );
}

interface MessagesLinkProps {
  current: 'page' | undefined;
  onPointerEnter: () => void;
}

function MessagesLink({ current, onPointerEnter }: MessagesLinkProps) {
  const { views } = useOrderViews();
  const count = views?.counts.questions ?? 0;
  return (
    <ItemLink
      to={paths.admin.href({ tab: 'messages' })}
      aria-current={current}
      onPointerEnter={onPointerEnter}
      // The name starts with what's visible, 'Messages 2'. Screen readers would put a space before the comma of hidden text.
      aria-label={count > 0 ? texts.messagesWaiting(count) : undefined}
    >
      <MessageSquare size={22} />
      {uiTexts.messages} {count > 0 && <Count>{formatCount(count)}</Count>}
    </ItemLink>
  );
}
