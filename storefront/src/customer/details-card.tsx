import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { CustomerMe } from '#domain/customers/account-contract';
import { ownDetailsPatch } from '#domain/own-account/own-account-contract';
import { useChangeDetails } from '../api/own-account';
import { showFieldErrors } from '../api/show-field-errors';
import { success, useNotices } from '../notices/use-notices';
import { Facts } from '../ui/facts';
import { fieldsOf } from '../ui/form-fields';
import { TextField } from '../ui/text-field';
import { EditableCard, EditForm } from './account-card';
import { CUSTOMER_TEXTS } from './customer-texts';

/** Name and phone number, which the next order starts with. */
export function DetailsCard({ customer }: { customer: CustomerMe }) {
  return (
    <EditableCard
      id="details-heading"
      title="Your details"
      action="Edit"
      form={(close) => <DetailsForm customer={customer} onClose={close} />}
    >
      <Facts
        facts={[
          ['Name', customer.name],
          ['Phone', customer.phone ?? 'None yet'],
        ]}
      />
    </EditableCard>
  );
}

function DetailsForm({ customer: { name, phone }, onClose }: { customer: CustomerMe; onClose: () => void }) {
  const { attempt } = useNotices();
  const change = useChangeDetails();
  const form = useForm({
    resolver: zodResolver(ownDetailsPatch),
    defaultValues: { name, phone: phone ?? '' },
  });
  const field = fieldsOf(form);
  return (
    <EditForm
      form={form}
      title="Your details"
      subject="details"
      submit="Save details"
      send={(details) =>
        attempt(() => change.mutateAsync(details), {
          done: success(CUSTOMER_TEXTS.detailsChanged),
          failed: CUSTOMER_TEXTS.detailsFailed,
          quotes: true,
          onError: (error) => showFieldErrors(form, ['name', 'phone'], error),
        })
      }
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="name" autoFocus required {...field('name')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
    </EditForm>
  );
}
