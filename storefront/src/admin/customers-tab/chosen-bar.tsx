import { MailMinus, MailPlus, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CustomerView } from '#domain/customers/customer-contract';
import { paths } from '../../addresses/paths';
import { useSetMailingList } from '../../api/customers';
import { useNotices } from '../../notices/use-notices';
import { Button } from '../../ui/button';
import { writeTo } from '../messages-tab/message-draft';
import { reachableIds } from '../messages-tab/recipients';
import { ActionButton } from '../parts/action-button';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { ChosenBarRoot, ChosenCount } from '../parts/chosen-bar-parts';
import { ExportButton } from '../parts/export-button';

const people = (count: number) => (count === 1 ? '1 customer' : `${count.toLocaleString('en-US')} customers`);

/** A customer as a row of the CSV file. */
const csvRow = ({ name, email, phone, mailingListOptIn, createdAt }: CustomerView) => ({
  Name: name,
  Email: email,
  Phone: phone ?? '',
  'Mailing List': mailingListOptIn === 1 ? 'Yes' : 'No',
  Created: createdAt,
});

/** What was done to whom, as it can be taken back. */
interface Done {
  ids: readonly string[];
  optIn: boolean;
}

interface ChosenBarProps {
  chosen: readonly CustomerView[];
  onClear: () => void;
}

/** Bulk actions for the selected customers. Mailing list changes can be undone. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const { fail } = useNotices();
  const navigate = useNavigate();
  const mailingList = useSetMailingList();
  const [done, setDone] = useState<Done | null>(null);
  const reachable = reachableIds(chosen);

  async function put(ids: readonly string[], optIn: boolean): Promise<boolean> {
    const failed = await mailingList.mutateAsync({ ids, optIn });
    if (failed === 0) return true;
    fail(`${ADMIN_TEXTS.mailingListFailed} of ${people(failed)}`);
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

  const busy = mailingList.isPending;
  if (chosen.length === 0 && !done) return null;
  return (
    <ChosenBarRoot aria-label="Chosen customers">
      <ChosenCount>{done ? doneText(done) : `${people(chosen.length)} chosen`}</ChosenCount>
      {done && done.ids.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyText="Undoing..."
          onClick={() => void takeBack(done)}
        >
          Undo
        </Button>
      )}
      {!done && (
        <>
          <ActionButton icon={MailPlus} size="sm" disabled={busy} onClick={() => void setAll(true)}>
            Add to mailing list
          </ActionButton>
          <ActionButton icon={MailMinus} size="sm" disabled={busy} onClick={() => void setAll(false)}>
            Remove from mailing list
          </ActionButton>
          <ActionButton icon={Send} size="sm" disabled={busy || reachable.length === 0} onClick={message}>
            Message
          </ActionButton>
          <ExportButton what="customers" size="sm" disabled={busy} read={async () => chosen.map(csvRow)}>
            Export
          </ExportButton>
        </>
      )}
      <Button
        variant="ghost"
        size="sm"
        disabled={busy}
        onClick={() => {
          setDone(null);
          onClear();
        }}
      >
        {done ? 'Done' : 'Clear'}
      </Button>
    </ChosenBarRoot>
  );
}

function doneText({ ids, optIn }: Done): string {
  if (ids.length === 0)
    return optIn ? "They're already on the mailing list" : 'None of them are on the mailing list';
  return optIn
    ? `${people(ids.length)} added to the mailing list`
    : `${people(ids.length)} removed from the mailing list`;
}
