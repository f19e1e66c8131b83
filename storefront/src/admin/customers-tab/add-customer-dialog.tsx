import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type CustomerCreate, customerCreate } from '#domain/customers/customer-contract';
import { messageOf } from '../../api/client';
import { useAddCustomer } from '../../api/customers';
import { showFieldErrors } from '../../api/show-field-errors';
import { FormDialog } from '../../ui/form-dialog';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useFormDraft } from '../parts/use-form-draft';
import { CustomerFields } from './customer-fields';
import { CUSTOMER_FORM_FIELDS, EMPTY_CUSTOMER } from './customer-form';

/** Makes an account for a customer. */
export function AddCustomerDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const add = useAddCustomer();
  const form = useForm<CustomerCreate>({
    resolver: zodResolver(customerCreate),
    defaultValues: EMPTY_CUSTOMER,
  });
  useFormDraft('new customer', form);

  async function send(customer: CustomerCreate): Promise<void> {
    try {
      await add.mutateAsync(customer);
    } catch (error) {
      showFieldErrors(form, CUSTOMER_FORM_FIELDS, error);
      const description = messageOf(error, ADMIN_TEXTS.customerCreateFailed);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.customerAdded });
    onClose();
  }

  return (
    <FormDialog
      title="Add Customer"
      submit="Add Customer"
      busyText="Adding..."
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <CustomerFields form={form} />
    </FormDialog>
  );
}
