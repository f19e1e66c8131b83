import { customerCreate } from '#domain/customers/customer-contract';
import { useAddCustomer } from '../../api/customers';
import { FormDialog } from '../../ui/form-dialog';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useDialogForm } from '../parts/dialog-form';
import { CustomerFields } from './customer-fields';
import { EMPTY_CUSTOMER } from './customer-form';

/** Makes an account for a customer. */
export function AddCustomerDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useAddCustomer();
  const { field, dialog } = useDialogForm({
    schema: customerCreate,
    values: EMPTY_CUSTOMER,
    draft: 'new customer',
    send: mutateAsync,
    done: ADMIN_TEXTS.customerAdded,
    failed: ADMIN_TEXTS.customerCreateFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add Customer" submit="Add Customer" busyText="Adding...">
      <CustomerFields field={field} />
    </FormDialog>
  );
}
