import { QRCodeSVG } from 'qrcode.react';
import styled from 'styled-components';
import { slipCode } from '#domain/lists/slip-code';
import { onNarrowPaper } from '../../ui/paper';
import * as texts from './printing-texts';

/** One inch is the smallest size that phones can read on a worn slip. */
const Code = styled(QRCodeSVG)`
  width: 1.2in;
  height: 1.2in;
  ${onNarrowPaper} {
    width: 1in;
    height: 1in;
  }
`;

export function OrderCode({ orderId }: { orderId: string }) {
  return (
    <Code
      value={slipCode(location.origin, orderId)}
      title={texts.opensOrderInDashboard}
      level="M"
      fgColor="black"
      marginSize={0}
    />
  );
}
