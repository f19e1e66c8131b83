import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type OwnView, type ViewFilters, viewPatch } from '#domain/lists/order-views';
import { messageOf } from '../../api/client';
import { useAddView, useDeleteView, useRenameView } from '../../api/order-views';
import { showFieldErrors } from '../../api/show-field-errors';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';

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

function NameDialog({ name, send, done, failed, onClose, ...dialog }: NameDialogProps) {
  const { toast } = useToast();
  const form = useForm({ resolver: zodResolver(viewPatch), defaultValues: { name } });
  const { errors, isDirty } = form.formState;

  async function save(typed: { name: string }): Promise<void> {
    try {
      await send(typed.name);
    } catch (error) {
      showFieldErrors(form, ['name'], error);
      toast({ title: 'Error', description: messageOf(error, failed), tone: 'danger' });
      return;
    }
    toast({ title: done });
    onClose();
  }

  return (
    <FormDialog {...dialog} size="sm" dirty={isDirty} onSubmit={form.handleSubmit(save)} onClose={onClose}>
      <TextField
        label="Name"
        autoComplete="off"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
    </FormDialog>
  );
}

/** Asks before a view goes. */
export function DeleteViewDialog({ view, onClose }: OwnViewDialogProps) {
  const { toast } = useToast();
  const { mutate, isPending } = useDeleteView(view.id);
  return (
    <ConfirmDialog
      title={`Delete the view ${view.name}?`}
      action="Delete View"
      busy={isPending}
      busyText="Deleting..."
      onClose={onClose}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess() {
            toast({ title: ADMIN_TEXTS.viewDeleted });
            onClose();
          },
          onError: (error) =>
            toast({
              title: 'Error',
              description: messageOf(error, ADMIN_TEXTS.viewDeleteFailed),
              tone: 'danger',
            }),
        })
      }
    >
      <p>The orders in it stay as they are.</p>
    </ConfirmDialog>
  );
}
