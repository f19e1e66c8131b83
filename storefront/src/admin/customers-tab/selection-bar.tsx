import { MailMinus, MailPlus, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CustomerView } from '#domain/customers/customer-contract';
import { paths } from '../../addresses/paths';
import { useSetMailingList } from '../../api/customers';
import { useNotices } from '../../notices/use-notices';
import { Button } from '../../ui/button';
import * as uiTexts from '../../ui/ui-texts';
import { writeTo } from '../messages-tab/message-draft';
import { reachableIds } from '../messages-tab/recipients';
import { ActionButton } from '../parts/action-button';
import { ExportButton } from '../parts/export-button';
import { SelectionBarRoot, SelectionCount } from '../parts/selection-bar-parts';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './customers-tab-texts';

const people = (count: number) => texts.customersCount(count);

const csvRow = ({ name, email, phone, mailingListOptIn, createdAt }: CustomerView) => ({
  [uiTexts.name]: name,
  [uiTexts.email]: email,
  [uiTexts.phone]: phone ?? '',
  [sharedTexts.mailingListColumn]: mailingListOptIn === 1 ? sharedTexts.yes : sharedTexts.no,
  [sharedTexts.created]: createdAt,
});

interface Done {
  ids: readonly string[];
  optIn: boolean;
}

interface SelectionBarProps {
  selected: readonly CustomerView[];
  onClear: () => void;
}

/** Bulk actions for the selected customers. Mailing list changes can be undone. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const { fail } = useNotices();
  const navigate = useNavigate();
  const mailingList = useSetMailingList();
  const [done, setDone] = useState<Done | null>(null);
  const reachable = reachableIds(selected);

  async function put(ids: readonly string[], optIn: boolean): Promise<boolean> {
    const failed = await mailingList.mutateAsync({ ids, optIn });
    if (failed === 0) return true;
    fail(texts.mailingListFailedFor(people(failed)));
    return false;
  }

  async function setAll(optIn: boolean): Promise<void> {
    const ids = selected.flatMap(({ id, mailingListOptIn }) =>
      mailingListOptIn === (optIn ? 1 : 0) ? [] : [id],
    );
    if (ids.length === 0 || (await put(ids, optIn))) setDone({ ids, optIn });
  }

  async function undo({ ids, optIn }: Done): Promise<void> {
    if (await put(ids, !optIn)) setDone(null);
  }

  function message(): void {
    writeTo(reachable);
    void navigate(paths.admin.href({ tab: 'messages', create: '1' }));
  }

  const busy = mailingList.isPending;
  if (selected.length === 0 && !done) return null;
  return (
    <SelectionBarRoot aria-label={texts.chosenCustomers}>
      <SelectionCount>{done ? doneText(done) : texts.peopleChosen(people(selected.length))}</SelectionCount>
      {done && done.ids.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyText={texts.undoing}
          onClick={() => void undo(done)}
        >
          {sharedTexts.undo}
        </Button>
      )}
      {!done && (
        <>
          <ActionButton icon={MailPlus} size="sm" disabled={busy} onClick={() => void setAll(true)}>
            {texts.addToMailingList}
          </ActionButton>
          <ActionButton icon={MailMinus} size="sm" disabled={busy} onClick={() => void setAll(false)}>
            {texts.removeFromMailingList}
          </ActionButton>
          <ActionButton icon={Send} size="sm" disabled={busy || reachable.length === 0} onClick={message}>
            {sharedTexts.message}
          </ActionButton>
          <ExportButton
            exported="customers"
            size="sm"
            disabled={busy}
            read={async () => selected.map(csvRow)}
          >
            {sharedTexts.exportRows}
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
        {done ? uiTexts.done : sharedTexts.clear}
      </Button>
    </SelectionBarRoot>
  );
}

function doneText({ ids, optIn }: Done): string {
  if (ids.length === 0) return optIn ? texts.alreadyOnMailingList : texts.noneOnMailingList;
  return optIn
    ? texts.addedToMailingList(people(ids.length))
    : texts.removedFromMailingList(people(ids.length));
}
