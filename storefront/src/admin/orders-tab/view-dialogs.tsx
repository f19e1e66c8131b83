import { type OwnView, type ViewFilters, viewPatch } from '#domain/lists/order-views-contract';
import { useAddView, useDeleteView, useRenameView } from '../../api/order-view-changes';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import * as uiTexts from '../../ui/ui-texts';
import { ConfirmAction } from '../parts/confirm-action';
import { useDialogForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './orders-tab-texts';

interface NameDialogProps {
  name?: string;
  send: (typed: { name: string }) => Promise<unknown>;
  done: string;
  failed: string;
  title: string;
  description?: string;
  submit: string;
  busyText?: string;
  onClose: () => void;
}

function NameDialog({ name = '', send, done, failed, onClose, ...shown }: NameDialogProps) {
  const { field, dialog } = useDialogForm({
    schema: viewPatch,
    values: { name },
    send,
    done,
    failed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog {...dialog} {...shown} size="sm">
      <TextField label={uiTexts.name} autoComplete="off" required {...field('name')} />
    </FormDialog>
  );
}

export function SaveViewDialog({ filters, onClose }: { filters: ViewFilters; onClose: () => void }) {
  const { mutateAsync } = useAddView();
  return (
    <NameDialog
      send={({ name }) => mutateAsync({ name, filters })}
      done={texts.viewSaved}
      failed={texts.viewSaveFailed}
      title={texts.saveThisView}
      description={texts.savesSearchFilters}
      submit={texts.saveView}
      onClose={onClose}
    />
  );
}

interface OwnViewDialogProps {
  view: OwnView;
  onClose: () => void;
}

export function RenameViewDialog({ view, onClose }: OwnViewDialogProps) {
  const { mutateAsync } = useRenameView(view.id);
  return (
    <NameDialog
      name={view.name}
      send={({ name }) => mutateAsync(name)}
      done={texts.viewRenamed}
      failed={texts.viewRenameFailed}
      title={texts.renameView}
      submit={texts.renameViewButton}
      busyText={texts.renaming}
      onClose={onClose}
    />
  );
}

export function DeleteViewDialog({ view, onClose }: OwnViewDialogProps) {
  const { mutateAsync } = useDeleteView(view.id);
  return (
    <ConfirmAction
      title={texts.deleteViewNamed(view.name)}
      action={texts.deleteView}
      busyText={sharedTexts.deleting}
      act={() => mutateAsync()}
      done={texts.viewDeleted}
      failed={texts.viewDeleteFailed}
      quotes
      canLeave
      onClose={onClose}
    >
      <p>{texts.viewOrdersStay}</p>
    </ConfirmAction>
  );
}
