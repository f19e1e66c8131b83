import { EMAIL_INPUT } from '../../ui/email-input';
import { CustomerField } from './customer-field';
import { Columns, Part, PartHeading } from './dialog-parts';

/** Whose order it is: typed anew, or found among the customers by any of the three. */
export function CustomerFields() {
  return (
    <Part aria-label="Customer">
      <PartHeading>Customer</PartHeading>
      <Columns>
        <CustomerField name="customerName" label="Customer Name" required />
        <CustomerField
          name="customerEmail"
          label="Email"
          hint="Mails about the order go here. An account with this email sees the order."
          {...EMAIL_INPUT}
          required
        />
        <CustomerField name="customerPhone" label="Phone" type="tel" required />
      </Columns>
    </Part>
  );
}
