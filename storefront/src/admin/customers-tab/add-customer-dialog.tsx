import { customerCreate } from '#domain/customers/customer-contract';
import { useAddCustomer } from '../../api/customers';
import { FormDialog } from '../../ui/form-dialog';
import { useDialogForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import { CustomerFields } from './customer-fields';
import { EMPTY_CUSTOMER } from './customer-form';
import * as texts from './customers-tab-texts';

export function AddCustomerDialog({ onClose }: { onClose: () => void }) {
  const { field, dialog } = useDialogForm({
    schema: customerCreate,
    values: EMPTY_CUSTOMER,
    draft: 'new customer',
    send: useAddCustomer().mutateAsync,
    done: texts.customerAdded,
    failed: texts.customerCreateFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={sharedTexts.addCustomer} busyText={sharedTexts.adding}>
      <CustomerFields field={field} />
    </FormDialog>
  );
}
