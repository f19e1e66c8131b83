import { Download } from 'lucide-react';
import styled from 'styled-components';
import { EXPORT_ADDRESS } from '../api/own-account';
import { Cluster } from '../ui/arrange';
import { Button } from '../ui/button';
import { type ButtonStyleProps, buttonStyles } from '../ui/button-styles';
import { useOpened } from '../ui/use-opened';
import { Card, CardHeading, Quiet } from './dashboard-layout';
import { EraseDialog } from './erase-dialog';

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
      <Cluster $gap="8px 16px">
        <FileLink href={EXPORT_ADDRESS} download $variant="secondary" $size="md">
          <Download size={20} strokeWidth={2} aria-hidden />
          Download
        </FileLink>
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => erasing.open()}>
          Erase my account
        </Button>
      </Cluster>
      {erasing.what !== null && <EraseDialog onClose={erasing.close} />}
    </Card>
  );
}
