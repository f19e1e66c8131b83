import { Alert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import * as uiTexts from '../../ui/ui-texts';
import * as texts from './orders-tab-texts';

/** Shown if a dialog's code didn't load. */
export function DialogFailed({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={texts.thisDidntLoad}>
      <Alert tone="danger" title={uiTexts.reloadThePage}>
        {texts.whatYouSavedIsSafe}
      </Alert>
    </Dialog>
  );
}
