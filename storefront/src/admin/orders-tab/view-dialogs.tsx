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

/** Saves the current filters under a name. */
export function SaveViewDialog({ filters, onClose }: SaveViewDialogProps) {
  const { mutateAsync } = useAddView();
  const { field, dialog } = useDialogForm({
    schema: viewPatch,
    values: { name: '' },
    send: ({ name }) => mutateAsync({ name, filters }),
    done: ADMIN_TEXTS.viewSaved,
    failed: ADMIN_TEXTS.viewSaveFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title="Save this view"
      description="Saves the search, filters, and sort order under a name above the list."
      submit="Save View"
    >
      <TextField label="Name" autoComplete="off" required {...field('name')} />
    </FormDialog>
  );
}

interface OwnViewDialogProps {
  view: OwnView;
  onClose: () => void;
}

/** Renames a view. */
export function RenameViewDialog({ view, onClose }: OwnViewDialogProps) {
  const { mutateAsync } = useRenameView(view.id);
  const { field, dialog } = useDialogForm({
    schema: viewPatch,
    values: { name: view.name },
    send: ({ name }) => mutateAsync(name),
    done: ADMIN_TEXTS.viewRenamed,
    failed: ADMIN_TEXTS.viewRenameFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog {...dialog} size="sm" title="Rename view" submit="Rename View" busyText="Renaming...">
      <TextField label="Name" autoComplete="off" required {...field('name')} />
    </FormDialog>
  );
}

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
      <p>The orders in it stay the same.</p>
    </ConfirmAction>
  );
}
