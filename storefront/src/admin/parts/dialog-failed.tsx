import { Alert } from '../../ui/alert';
import { Dialog } from '../../ui/dialog';
import * as uiTexts from '../../ui/ui-texts';
import * as sharedTexts from './shared-texts';

/** Shown instead of a part of a dialog whose code didn't load. */
export function PartFailed() {
  return (
    <Alert tone="danger" title={uiTexts.reloadThePage}>
      {sharedTexts.whatYouSavedIsSafe}
    </Alert>
  );
}

/** Shown instead of a dialog whose code didn't load. */
export function DialogFailed({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={sharedTexts.thisDidntLoad}>
      <PartFailed />
    </Dialog>
  );
}
