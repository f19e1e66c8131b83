import { Dialog } from '../../ui/dialog';
import * as texts from './dashboard-bar-texts';
import { MoreMenu } from './menu-lists';

/** On phones, everything that doesn't fit into the bottom bar. */
export function MoreSheet({ left, onClose }: { left: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title={texts.more} onClose={onClose}>
      <MoreMenu left={left} close={onClose} />
    </Dialog>
  );
}
