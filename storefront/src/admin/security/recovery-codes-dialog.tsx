import { Copy, Download } from 'lucide-react';
import styled from 'styled-components';
import { success, useNotices } from '../../notices/use-notices';
import { Alert } from '../../ui/alert';
import { Cluster } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PlainList, Stack } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { ActionButton } from '../parts/action-button';
import { downloadFile } from '../parts/download-file';

import { SECURITY_TEXTS } from './security-texts';

const Codes = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: ${space[1]} ${space[2]};
  font-family: ui-monospace, monospace;
  font-size: 1.0625rem;
`;

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, once: nothing that the shop keeps can show them again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { attempt } = useNotices();
  const text = `${codes.join('\n')}\n`;

  const copy = () =>
    attempt(() => navigator.clipboard.writeText(text), {
      done: success(SECURITY_TEXTS.codesCopied),
      failed: SECURITY_TEXTS.codesNotCopied,
    });

  return (
    <Dialog
      onClose={onClose}
      title="Your recovery codes"
      description="Each one signs you in once instead of a code from the app. Keep them somewhere safe."
      footer={<Button onClick={onClose}>I've saved them</Button>}
    >
      <Stack>
        <Alert tone="warning">We won't show them again.</Alert>
        <Codes aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Cluster $gap="8px 16px">
          <ActionButton icon={Copy} onClick={() => void copy()}>
            Copy
          </ActionButton>
          <ActionButton
            icon={Download}
            onClick={() => downloadFile('recovery-codes.txt', text, 'text/plain')}
          >
            Download
          </ActionButton>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
