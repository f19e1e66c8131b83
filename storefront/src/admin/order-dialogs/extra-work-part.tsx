import { Hammer, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { allowsExtraWork } from '#domain/orders/extra-work';
import type { OwnerExtraWorkView } from '#domain/orders/extra-work-contract';
import { EXTRA_WORK_STATUS_LABEL } from '#domain/orders/extra-work-status';
import { formatLines } from '#domain/orders/extra-work-words';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { useWithdrawExtraWork } from '../../api/admin-order-changes';
import { useMay, useSeesMoney } from '../../api/person';
import * as extraWorkTexts from '../../extra-work/extra-work-texts';
import { Box, Muted, StackList } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { Lines } from '../../ui/layout';
import * as uiTexts from '../../ui/ui-texts';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { adminDate, momentWithin } from '../parts/admin-date';
import { AskingButton } from '../parts/asking-button';
import { Part, Row } from '../parts/dialog-part';
import * as sharedTexts from '../parts/shared-texts';
import { ExtraWorkDialog } from './extra-work-dialog';
import * as texts from './extra-work-texts';
import { PhotoButtons } from './order-photos';

const Bullets = styled.ul`
  padding-left: 20px;
`;

interface ExtraWorkPartProps {
  order: OwnerOrderView;
  onOpen: (photo: string) => void;
}

/** An order's extra work, newest first, and a form to propose more (rule 16.3). */
export function ExtraWorkPart({ order, onOpen }: ExtraWorkPartProps) {
  const form = useOpened('extraWork', { inAddress: true });
  const may = useMay();
  const { extraWork, status, extraWorkSince } = order;
  const isOffered =
    may('POST /api/orders/:id/extra-work') && allowsExtraWork(status) && extraWorkSince === null;
  if (extraWork.length === 0 && !isOffered) return null;
  return (
    <Part title={sharedTexts.extraWork} label={uiTexts.extraWork}>
      {extraWork.length > 0 && (
        <StackList $gap={2}>
          {extraWork.toReversed().map((proposal) => (
            <Details key={proposal.id} order={order} proposal={proposal} onOpen={onOpen} />
          ))}
        </StackList>
      )}
      {isOffered && (
        <Row>
          {extraWork.length === 0 && <Muted>{texts.nothingProposed}</Muted>}
          <ActionButton icon={Hammer} onClick={() => form.open()}>
            {texts.proposeExtraWork}
          </ActionButton>
        </Row>
      )}
      {form.what !== null && isOffered && <ExtraWorkDialog order={order} onClose={form.close} />}
    </Part>
  );
}

const BADGE = {
  open: 'secondary',
  accepted: 'success',
  declined: 'outline',
  expired: 'outline',
  withdrawn: 'outline',
} as const;

interface DetailsProps extends ExtraWorkPartProps {
  proposal: OwnerExtraWorkView;
}

function Details({ order, proposal, onOpen }: DetailsProps) {
  const withdrawal = useWithdrawExtraWork();
  const may = useMay();
  const seesMoney = useSeesMoney();
  const { at, lines, note, photos, status, total } = proposal;
  return (
    <Box as="li" $on="surface" $gap="10px">
      <Row>
        <Badge variant={BADGE[status]}>{EXTRA_WORK_STATUS_LABEL[status]}</Badge>
        <Muted>{proposalSummary(proposal)}</Muted>
      </Row>
      {seesMoney ? (
        <Facts
          numbers
          facts={[
            // Two lines can be the same.
            ...lines.map(({ description, amount }, index): [string, string] => [
              lines.findIndex((line) => line.description === description) === index
                ? description
                : `${description} (${index + 1})`,
              formatDollars(amount),
            ]),
            [extraWorkTexts.extraWorkTotal, formatDollars(total)],
          ]}
        />
      ) : (
        <Bullets>
          {lines.map(({ description }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and they never move.
            <li key={index}>{description}</li>
          ))}
        </Bullets>
      )}
      {note !== null && <Lines>{note}</Lines>}
      {photos.length > 0 && (
        <PhotoButtons label={texts.whatWasFound(adminDate(at))} photos={photos} onOpen={onOpen} />
      )}
      {status === 'open' && may('POST /api/orders/:id/extra-work/:extraId/withdraw') && (
        <AskingButton
          icon={Undo2}
          asks={{
            title: texts.withdrawExtraWork,
            action: texts.withdraw,
            busyText: texts.withdrawing,
            act: () => withdrawal.mutateAsync({ orderId: order.id, extraId: proposal.id }),
            done: texts.extraWorkWithdrawn,
            failed: texts.extraWorkWithdrawFailed,
            children: <p>{texts.customerWontBeAble(order.customerName, formatLines(proposal))}</p>,
          }}
        >
          {texts.withdraw}
        </AskingButton>
      )}
    </Box>
  );
}

function proposalSummary({
  at,
  status,
  expiresAt,
  answeredAt,
  evidence,
  remindedAt,
}: OwnerExtraWorkView): string {
  if (status === 'open') {
    const [proposed, until] = [momentWithin(at), momentWithin(expiresAt)];
    return remindedAt
      ? texts.proposedAndReminded(proposed, momentWithin(remindedAt), until)
      : texts.proposed(proposed, until);
  }
  const ended = `${EXTRA_WORK_STATUS_LABEL[status]} ${momentWithin(evidence?.at ?? answeredAt ?? expiresAt)}`;
  return evidence ? texts.answeredFrom(ended, evidence.address) : ended;
}
