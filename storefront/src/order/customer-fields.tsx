import type { CustomerMe } from '#domain/account-contract';
import { personName, phone } from '#domain/person';
import { TextField } from '../ui/text-field';
import { knownFields } from './known-customer';
import { bindField, limitOf, type StepProps } from './step-props';
import { Pair } from './wizard-layout';

/** Name, e-mail and phone; what a logged-in customer's account knows is locked (rule 6.3). */
export function CustomerFields({ customer, ...step }: StepProps & { customer: CustomerMe | null }) {
  const known = customer ? knownFields(customer) : {};
  return (
    <>
      <TextField
        {...bindField(step, 'customerName')}
        label="Full Name"
        autoComplete="name"
        required
        readOnly={known.customerName !== undefined}
        maxLength={limitOf(personName)}
      />
      <Pair>
        <TextField
          {...bindField(step, 'customerEmail')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={known.customerEmail !== undefined}
        />
        <TextField
          {...bindField(step, 'customerPhone')}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          readOnly={known.customerPhone !== undefined}
          maxLength={limitOf(phone)}
        />
      </Pair>
    </>
  );
}
