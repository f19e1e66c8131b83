import type { CustomerView } from '#domain/customers/customer-contract';
import { useChangeCustomer } from '../../api/customers';
import { FormDialog } from '../../ui/form-dialog';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useEditForm } from '../parts/dialog-form';
import { CustomerFields } from './customer-fields';
import { customerEditForm, customerValues } from './customer-form';

interface EditCustomerDialogProps {
  customer: CustomerView;
  onClose: () => void;
}

/** Changes a customer's account. */
export function EditCustomerDialog({ customer, onClose }: EditCustomerDialogProps) {
  const { mutateAsync } = useChangeCustomer();
  const { field, dialog } = useEditForm({
    doc: customer,
    schema: customerEditForm,
    valuesOf: customerValues,
    draft: `customer ${customer.id}`,
    send: mutateAsync,
    done: ADMIN_TEXTS.customerUpdated,
    failed: ADMIN_TEXTS.customerUpdateFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Edit Customer" submit="Save Changes">
      <CustomerFields field={field} editing />
    </FormDialog>
  );
}
