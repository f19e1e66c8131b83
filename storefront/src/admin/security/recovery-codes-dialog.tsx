import { Copy, Download } from 'lucide-react';
import styled from 'styled-components';
import { success, useNotices } from '../../notices/use-notices';
import { Alert } from '../../ui/alert';
import { Cluster } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PlainList, Stack } from '../../ui/layout';
import { space } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { downloadFile } from '../parts/download-file';
import * as texts from './security-texts';

const Codes = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: ${space[1]} ${space[2]};
  font-family: ui-monospace, monospace;
  font-size: 1.0625rem;
`;

/** Shows new recovery codes once, because only their hashes are stored. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { attempt } = useNotices();
  const text = `${codes.join('\n')}\n`;

  const copy = () =>
    attempt(() => navigator.clipboard.writeText(text), {
      done: success(texts.codesCopied),
      failed: texts.codesNotCopied,
    });

  return (
    <Dialog
      onClose={onClose}
      title={texts.yourRecoveryCodes}
      description={texts.codesHint}
      footer={<Button onClick={onClose}>{texts.savedThem}</Button>}
    >
      <Stack>
        <Alert tone="warning">{texts.notShownAgain}</Alert>
        <Codes aria-label={texts.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Cluster $gap="8px 16px">
          <ActionButton icon={Copy} onClick={() => void copy()}>
            {texts.copy}
          </ActionButton>
          <ActionButton
            icon={Download}
            onClick={() => downloadFile('recovery-codes.txt', text, 'text/plain')}
          >
            {uiTexts.download}
          </ActionButton>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
