import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CustomerCreate, CustomerView } from '#domain/customers/customer-contract';
import { ChangedMeanwhile } from '../../api/change-seen';
import { messageOf } from '../../api/client';
import { useChangeCustomer } from '../../api/customers';
import { showFieldErrors } from '../../api/show-field-errors';
import { FormDialog } from '../../ui/form-dialog';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { changedFields } from '../parts/changed-fields';
import { useFormDraft } from '../parts/use-form-draft';
import { CustomerFields } from './customer-fields';
import { CUSTOMER_FORM_FIELDS, customerEditForm, customerValues } from './customer-form';

interface EditCustomerDialogProps {
  customer: CustomerView;
  onClose: () => void;
}

/** Changes a customer's account. */
export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const { toast } = useToast();
  const change = useChangeCustomer();
  // The customer as the form was filled, so that others' changes meanwhile are not sent back.
  const [seen, setSeen] = useState(customer);
  const form = useForm<CustomerCreate>({
    resolver: zodResolver(customerEditForm(seen)),
    defaultValues: customerValues(seen),
  });
  const { defaultValues = {}, isDirty } = form.formState;
  useFormDraft(`customer ${customer.id}`, form);

  /** Keeps what was typed and fills the rest with what the shop has now. */
  function startFrom(newest: CustomerView): void {
    setSeen(newest);
    form.reset(customerValues(newest), { keepDirtyValues: true });
  }

  async function send(values: CustomerCreate): Promise<void> {
    try {
      await change.mutateAsync({ seen, changes: changedFields(defaultValues, form.getValues(), values) });
    } catch (error) {
      if (error instanceof ChangedMeanwhile) startFrom(error.newest);
      showFieldErrors(form, CUSTOMER_FORM_FIELDS, error);
      const description = messageOf(error, ADMIN_TEXTS.customerUpdateFailed);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.customerUpdated });
    onClose();
  }

  return (
    <FormDialog
      title="Edit Customer"
      submit="Save Changes"
      busyText="Saving..."
      dirty={isDirty}
      onSubmit={isDirty ? form.handleSubmit(send) : async () => onClose()}
      onClose={onClose}
    >
      <CustomerFields form={form} editing />
    </FormDialog>
  );
}
