import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { CustomerMe } from '#domain/customers/account-contract';
import { type OwnDetailsPatch, ownDetailsPatch } from '#domain/own-account/own-account-contract';
import { messageOf } from '../api/client';
import { useChangeDetails } from '../api/own-account';
import { showFieldErrors } from '../api/show-field-errors';
import { Facts } from '../ui/facts';
import { TextField } from '../ui/text-field';
import { useToast } from '../ui/toast';
import { useOnce } from '../ui/use-once';
import { CUSTOMER_TEXTS } from './customer-texts';
import { EditableCard, EditForm } from './editable-card';

/** Name and phone number, which the next order starts with. */
export function DetailsCard({ customer }: { customer: CustomerMe }) {
  const { name, phone } = customer;
  return (
    <EditableCard
      id="details-heading"
      title="Your details"
      action="Edit"
      form={(close) => <DetailsForm customer={customer} onClose={close} />}
    >
      <Facts
        facts={[
          ['Name', name],
          ['Phone', phone ?? 'None yet'],
        ]}
      />
    </EditableCard>
  );
}

function DetailsForm({ customer: { name, phone }, onClose }: { customer: CustomerMe; onClose: () => void }) {
  const { toast } = useToast();
  const change = useChangeDetails();
  const once = useOnce();
  const form = useForm({
    resolver: zodResolver(ownDetailsPatch),
    defaultValues: { name, phone: phone ?? '' },
  });
  const { errors } = form.formState;

  async function send(details: OwnDetailsPatch): Promise<void> {
    try {
      await change.mutateAsync(details);
    } catch (error) {
      showFieldErrors(form, ['name', 'phone'], error);
      const description = messageOf(error, CUSTOMER_TEXTS.detailsFailed);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: 'Success!', description: CUSTOMER_TEXTS.detailsChanged });
    onClose();
  }

  return (
    <EditForm
      onSubmit={form.handleSubmit((typed) => once(() => send(typed)))}
      aria-label="Your details"
      subject="details"
      submit="Save details"
      busy={change.isPending}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        autoComplete="name"
        autoFocus
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
    </EditForm>
  );
}
