import { Hammer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { takesExtraWork } from '#domain/orders/extra-work';
import type { OwnerExtraWorkView } from '#domain/orders/extra-work-contract';
import { EXTRA_WORK_STATUS_LABEL } from '#domain/orders/extra-work-words';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { useMay, useSeesMoney } from '../../api/person';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { PlainList } from '../../ui/layout';
import { color, radius, space } from '../../ui/tokens';
import { useOpened } from '../../ui/use-opened';
import { adminDate, adminMoment } from '../parts/admin-texts';
import { Part, PartHeading, Quiet, Row } from './dialog-parts';
import { ExtraWorkDialog } from './extra-work-dialog';
import { PhotoButtons } from './photo-buttons';
import { WithdrawDialog } from './withdraw-dialog';

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Proposal = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.surface};
`;

/** What is to be done, for whom the prices are not. */
const Todo = styled.ul`
  margin: 0;
  padding-left: 20px;
`;

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface ExtraWorkPartProps {
  order: OwnerOrderView;
  onOpen: (photo: string) => void;
}

/** The extra work of an order, newest first, what became of it, and the form that proposes more (rule 16.3). */
export function ExtraWorkPart({ order, onOpen }: ExtraWorkPartProps) {
  const form = useOpened('extraWork', { inAddress: true });
  const may = useMay();
  const { extraWork, status, extraWorkSince } = order;
  const isOffered =
    may('POST /api/orders/:id/extra-work') && takesExtraWork(status) && extraWorkSince === null;
  if (extraWork.length === 0 && !isOffered) return null;
  return (
    <Part aria-label="Extra work">
      <PartHeading>Extra Work</PartHeading>
      {extraWork.length > 0 && (
        <List>
          {extraWork.toReversed().map((proposal) => (
            <Shown key={proposal.id} order={order} proposal={proposal} onOpen={onOpen} />
          ))}
        </List>
      )}
      {isOffered && (
        <Row>
          {extraWork.length === 0 && <Quiet>Nothing proposed</Quiet>}
          <Button variant="secondary" onClick={() => form.open()}>
            <Hammer size={20} strokeWidth={2} aria-hidden />
            Propose Extra Work
          </Button>
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

interface ShownProps extends ExtraWorkPartProps {
  proposal: OwnerExtraWorkView;
}

function Shown({ order, proposal, onOpen }: ShownProps) {
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const seesMoney = useSeesMoney();
  const { at, lines, note, photos, status, total } = proposal;
  return (
    <Proposal>
      <Row>
        <Badge variant={BADGE[status]}>{EXTRA_WORK_STATUS_LABEL[status]}</Badge>
        <Quiet>{saidOf(proposal)}</Quiet>
      </Row>
      {seesMoney ? (
        <Facts
          numbers
          facts={[
            // Two lines may say the same.
            ...lines.map(({ description, amount }, place): [string, string] => [
              lines.findIndex((line) => line.description === description) === place
                ? description
                : `${description} (${place + 1})`,
              formatDollars(amount),
            ]),
            ['Together', formatDollars(total)],
          ]}
        />
      ) : (
        <Todo>
          {lines.map(({ description }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none moves.
            <li key={place}>{description}</li>
          ))}
        </Todo>
      )}
      {note !== null && <Note>{note}</Note>}
      {photos.length > 0 && (
        <PhotoButtons label={`what was found, ${adminDate(at)}`} photos={photos} onOpen={onOpen} />
      )}
      {status === 'open' && may('POST /api/orders/:id/extra-work/:extraId/withdraw') && (
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            <Undo2 size={20} strokeWidth={2} aria-hidden />
            Withdraw
          </Button>
        </div>
      )}
      {isAsking && <WithdrawDialog order={order} proposal={proposal} onClose={() => setAsking(false)} />}
    </Proposal>
  );
}

/** "Accepted Dec 03, 2026, 10:14 AM, from 203.0.113.5": what is known of the answer. */
function saidOf({ at, status, expiresAt, answeredAt, evidence, remindedAt }: OwnerExtraWorkView): string {
  const proposed = `Proposed ${adminMoment(at)}`;
  const reminded = remindedAt ? `, reminded ${adminMoment(remindedAt)}` : '';
  if (status === 'open') return `${proposed}${reminded}, can be answered until ${adminMoment(expiresAt)}`;
  const ended = `${EXTRA_WORK_STATUS_LABEL[status]} ${adminMoment(evidence?.at ?? answeredAt ?? expiresAt)}`;
  return evidence ? `${ended}, from ${evidence.address}` : ended;
}
