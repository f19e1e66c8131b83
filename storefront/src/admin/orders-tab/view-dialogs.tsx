import { type OwnView, type ViewFilters, viewPatch } from '#domain/lists/order-views';
import { useAddView, useDeleteView, useRenameView } from '../../api/order-views';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { ConfirmAction } from '../parts/confirm-action';
import { useDialogForm } from '../parts/dialog-form';

interface SaveViewDialogProps {
  filters: ViewFilters;
  onClose: () => void;
}

/** Names the filters in sight. */
export function SaveViewDialog({ filters, onClose }: SaveViewDialogProps) {
  const { mutateAsync } = useAddView();
  return (
    <NameDialog
      title="Save this view"
      description="Search, filters and order of the list, under a name of their own above it."
      submit="Save View"
      busyText="Saving..."
      name=""
      send={(name) => mutateAsync({ name, filters })}
      done={ADMIN_TEXTS.viewSaved}
      failed={ADMIN_TEXTS.viewSaveFailed}
      onClose={onClose}
    />
  );
}

interface OwnViewDialogProps {
  view: OwnView;
  onClose: () => void;
}

/** Gives a view another name. */
export function RenameViewDialog({ view, onClose }: OwnViewDialogProps) {
  const { mutateAsync } = useRenameView(view.id);
  return (
    <NameDialog
      title="Rename view"
      submit="Rename View"
      busyText="Renaming..."
      name={view.name}
      send={mutateAsync}
      done={ADMIN_TEXTS.viewRenamed}
      failed={ADMIN_TEXTS.viewRenameFailed}
      onClose={onClose}
    />
  );
}

interface NameDialogProps {
  title: string;
  description?: string;
  submit: string;
  busyText: string;
  name: string;
  send: (name: string) => Promise<unknown>;
  done: string;
  failed: string;
  onClose: () => void;
}

function NameDialog({ name, send, done, failed, onClose, ...words }: NameDialogProps) {
  const { field, dialog } = useDialogForm({
    schema: viewPatch,
    values: { name },
    send: (typed) => send(typed.name),
    done,
    failed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog {...dialog} {...words} size="sm">
      <TextField label="Name" autoComplete="off" required {...field('name')} />
    </FormDialog>
  );
}

/** Asks before a view goes. */
export function DeleteViewDialog({ view, onClose }: OwnViewDialogProps) {
  const { mutateAsync } = useDeleteView(view.id);
  return (
    <ConfirmAction
      title={`Delete the view ${view.name}?`}
      action="Delete View"
      busyText="Deleting..."
      act={() => mutateAsync()}
      done={ADMIN_TEXTS.viewDeleted}
      failed={ADMIN_TEXTS.viewDeleteFailed}
      quotes
      canLeave
      onClose={onClose}
    >
      <p>The orders in it stay as they are.</p>
    </ConfirmAction>
  );
}
