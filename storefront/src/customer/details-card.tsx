import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { CustomerMe } from '#domain/customers/account-contract';
import { ownDetailsPatch } from '#domain/own-account/own-account-contract';
import { useChangeDetails } from '../api/own-account';
import { success } from '../notices/use-notices';
import { Facts } from '../ui/facts';
import { fieldsOf } from '../ui/form-fields';
import { TextField } from '../ui/text-field';
import * as uiTexts from '../ui/ui-texts';
import { EditableCard, EditForm } from './account-card';
import * as texts from './customer-texts';

/** The customer's name and phone number, which are filled in on the next order. */
export function DetailsCard({ customer }: { customer: CustomerMe }) {
  return (
    <EditableCard
      id="details-heading"
      title={texts.yourDetails}
      action={uiTexts.edit}
      form={(close) => <DetailsForm customer={customer} onClose={close} />}
    >
      <Facts
        facts={[
          [uiTexts.name, customer.name],
          [uiTexts.phone, customer.phone ?? uiTexts.noneYet],
        ]}
      />
    </EditableCard>
  );
}

function DetailsForm({ customer: { name, phone }, onClose }: { customer: CustomerMe; onClose: () => void }) {
  const { mutateAsync } = useChangeDetails();
  const form = useForm({
    resolver: zodResolver(ownDetailsPatch),
    defaultValues: { name, phone: phone ?? '' },
  });
  const field = fieldsOf(form);
  return (
    <EditForm
      form={form}
      title={texts.yourDetails}
      cancelLabel={texts.cancelDetails}
      submit={texts.saveDetails}
      send={mutateAsync}
      done={success(texts.detailsChanged)}
      failed={texts.detailsFailed}
      fields={['name', 'phone']}
      onClose={onClose}
    >
      <TextField label={uiTexts.name} autoComplete="name" autoFocus required {...field('name')} />
      <TextField label={uiTexts.phone} type="tel" autoComplete="tel" {...field('phone')} />
    </EditForm>
  );
}
