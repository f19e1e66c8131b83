import { useLocation, useNavigate } from 'react-router-dom';
import { orderOnSlip } from '#domain/lists/slip-code';
import { paths } from '../../addresses/paths';
import { useToast } from '../../ui/toast';
import { useOpened } from '../../ui/use-opened';
import { useAdminTab } from '../admin-tabs';
import type { ScanHandler } from '../keys/hand-scanner';
import { OVER_THE_PAGE } from '../keys/single-keys';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './palette-texts';

/** Opens a scanned order from anywhere (rule 15.11). An open dialog handles the scan or stays open. */
export function useScanned(takers: ReadonlySet<ScanHandler>) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { tab } = useAdminTab();
  const order = useOpened('order', { inAddress: true });

  return function scanned(code: string): void {
    const id = orderOnSlip(code);
    if (!id) {
      toast({ title: sharedTexts.notASlip, tone: 'danger' });
    } else if (document.querySelector(OVER_THE_PAGE)) {
      if ([...takers].at(-1)?.(id)) return;
      toast({ title: texts.youScannedSlip, description: texts.closeFirstThenScan });
    } else if (pathname === paths.admin.href() && tab.id === 'orders') {
      order.open(id);
    } else {
      void navigate(paths.admin.href({ tab: 'orders', order: id }));
    }
  };
}
