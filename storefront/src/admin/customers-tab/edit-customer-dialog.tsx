import type { CustomerView } from '#domain/customers/customer-contract';
import { editorList } from '#domain/pages/editor-address';
import { useChangeCustomer } from '../../api/customers';
import { useOpensEditor } from '../../api/person';
import { FormDialog } from '../../ui/form-dialog';
import { useEditForm } from '../parts/dialog-form';
import { EditorPath } from '../parts/editor-link';
import { EmailProblemAlert } from '../parts/email-problem';
import * as sharedTexts from '../parts/shared-texts';
import { CustomerFields } from './customer-fields';
import { customerEditForm, customerValues } from './customer-form';
import * as texts from './customers-tab-texts';

export function EditCustomerDialog({ customer, onClose }: { customer: CustomerView; onClose: () => void }) {
  const opensEditor = useOpensEditor();
  const { field, dialog } = useEditForm({
    doc: customer,
    schema: customerEditForm,
    valuesOf: customerValues,
    draft: `customer ${customer.id}`,
    send: useChangeCustomer().mutateAsync,
    done: texts.customerUpdated,
    failed: texts.customerUpdateFailed,
    quotes: true,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={texts.editCustomer} submit={sharedTexts.saveChanges}>
      {customer.emailProblem && (
        <EmailProblemAlert email={customer.email} reason={customer.emailProblem.reason} />
      )}
      <CustomerFields field={field} editing />
      {opensEditor && (
        <EditorPath href={editorList('consents', [{ customerId: { equals: customer.id } }])}>
          {texts.consentRecords}
        </EditorPath>
      )}
    </FormDialog>
  );
}
