import { Download } from 'lucide-react';
import styled from 'styled-components';
import { EXPORT_ADDRESS } from '../api/own-account';
import { Button } from '../ui/button';
import { type ButtonStyleProps, buttonStyles } from '../ui/button-styles';
import { space } from '../ui/tokens';
import { useOpened } from '../ui/use-opened';
import { Card, CardHeading, Quiet } from './dashboard-layout';
import { EraseDialog } from './erase-dialog';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
`;

const FileLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** What the shop keeps of the customer: to take along, and to take away. */
export function OwnDataCard() {
  const erasing = useOpened('erase-account');
  return (
    <Card as="section" aria-labelledby="own-data-heading">
      <CardHeading id="own-data-heading">Your data</CardHeading>
      <Quiet>Everything that we keep about you: as one file to keep, or erased for good.</Quiet>
      <Buttons>
        <FileLink href={EXPORT_ADDRESS} download $variant="secondary" $size="md">
          <Download size={20} strokeWidth={2} aria-hidden />
          Download
        </FileLink>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => erasing.open()}>
          Erase my account
        </Button>
      </Buttons>
      {erasing.what !== null && <EraseDialog onClose={erasing.close} />}
    </Card>
  );
}
