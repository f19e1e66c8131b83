import { Download, MailMinus, MailPlus, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { CustomerView } from '#domain/customers/customer-contract';
import { paths } from '../../addresses/paths';
import { useSetMailingList } from '../../api/customers';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { color, radius } from '../../ui/tokens';
import { writeTo } from '../messages-tab/message-draft';
import { reachableIds } from '../messages-tab/recipients';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { downloadFile } from '../parts/download-file';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
`;

const Count = styled.p`
  margin-right: auto;
  padding-inline: 4px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const people = (count: number) => (count === 1 ? '1 customer' : `${count.toLocaleString('en-US')} customers`);

/** What was done to whom, as it can be taken back. */
interface Done {
  ids: readonly string[];
  optIn: boolean;
}

interface ChosenBarProps {
  chosen: readonly CustomerView[];
  onClear: () => void;
}

/** What can be done with the chosen customers at once; what was done to the mailing list can be taken back. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const mailingList = useSetMailingList();
  const [done, setDone] = useState<Done | null>(null);
  const reachable = reachableIds(chosen);

  async function put(ids: readonly string[], optIn: boolean): Promise<boolean> {
    const failed = await mailingList.mutateAsync({ ids, optIn });
    if (failed === 0) return true;
    const description = `${ADMIN_TEXTS.mailingListFailed} of ${people(failed)}`;
    toast({ title: 'Error', description, tone: 'danger' });
    return false;
  }

  async function setAll(optIn: boolean): Promise<void> {
    const ids = chosen.flatMap(({ id, mailingListOptIn }) =>
      mailingListOptIn === (optIn ? 1 : 0) ? [] : [id],
    );
    if (ids.length === 0 || (await put(ids, optIn))) setDone({ ids, optIn });
  }

  async function takeBack({ ids, optIn }: Done): Promise<void> {
    if (await put(ids, !optIn)) setDone(null);
  }

  function message(): void {
    writeTo(reachable);
    void navigate(paths.admin.href({ tab: 'messages', create: '1' }));
  }

  async function save(): Promise<void> {
    const { customersCsv } = await import('./customers-csv');
    downloadFile('customers.csv', customersCsv(chosen), 'text/csv;charset=utf-8');
    toast({
      title: ADMIN_TEXTS.customersExported,
      description: `${people(chosen.length)} saved as a CSV file`,
    });
  }

  const busy = mailingList.isPending;
  if (chosen.length === 0 && !done) return null;
  return (
    <Root role="group" aria-label="Chosen customers">
      <Count role="status">{done ? doneText(done) : `${people(chosen.length)} chosen`}</Count>
      {done && done.ids.length > 0 && (
        <Button variant="secondary" busy={busy} busyText="Undoing..." onClick={() => void takeBack(done)}>
          Undo
        </Button>
      )}
      {!done && (
        <>
          <Button variant="secondary" disabled={busy} onClick={() => void setAll(true)}>
            <MailPlus size={20} strokeWidth={2} aria-hidden />
            Add to mailing list
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void setAll(false)}>
            <MailMinus size={20} strokeWidth={2} aria-hidden />
            Take off
          </Button>
          <Button variant="secondary" disabled={busy || reachable.length === 0} onClick={message}>
            <Send size={20} strokeWidth={2} aria-hidden />
            Message
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void save()}>
            <Download size={20} strokeWidth={2} aria-hidden />
            Export
          </Button>
        </>
      )}
      <Button
        variant="ghost"
        disabled={busy}
        onClick={() => {
          setDone(null);
          onClear();
        }}
      >
        {done ? 'Done' : 'Clear'}
      </Button>
    </Root>
  );
}

function doneText({ ids, optIn }: Done): string {
  if (ids.length === 0)
    return optIn ? 'They are on the mailing list already' : 'None of them is on the mailing list';
  return optIn
    ? `${people(ids.length)} added to the mailing list`
    : `${people(ids.length)} taken off the mailing list`;
}
