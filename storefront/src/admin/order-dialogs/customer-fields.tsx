import { EMAIL_INPUT } from '../../ui/email-input';
import { TextField } from '../../ui/text-field';
import { Columns, Part, PartHeading } from './dialog-parts';
import { useOrderForm } from './use-form-basis';

/** Whose order it is. */
export function CustomerFields() {
  const { register, formState } = useOrderForm();
  const { errors } = formState;
  return (
    <Part aria-label="Customer">
      <PartHeading>Customer</PartHeading>
      <Columns>
        <TextField
          label="Customer Name"
          required
          autoComplete="off"
          error={errors.customerName?.message}
          {...register('customerName')}
        />
        <TextField
          label="Email"
          hint="Mails about the order go here. An account with this email sees the order."
          {...EMAIL_INPUT}
          required
          autoComplete="off"
          error={errors.customerEmail?.message}
          {...register('customerEmail')}
        />
        <TextField
          label="Phone"
          type="tel"
          required
          autoComplete="off"
          error={errors.customerPhone?.message}
          {...register('customerPhone')}
        />
      </Columns>
    </Part>
  );
}
