import type { CustomerMe } from '#domain/account-contract';
import { personName, phone } from '#domain/person';
import { knownFields } from './known-customer';
import { limitOf, OrderTextField } from './order-fields';
import { Pair } from './wizard-layout';

/** Name, e-mail and phone; what a logged-in customer's account knows is locked (rule 6.3). */
export function CustomerFields({ customer }: { customer: CustomerMe | null }) {
  const known = customer ? knownFields(customer) : {};
  return (
    <>
      <OrderTextField
        name="customerName"
        known={known.customerName}
        label="Full Name"
        autoComplete="name"
        required
        maxLength={limitOf(personName)}
      />
      <Pair>
        <OrderTextField
          name="customerEmail"
          known={known.customerEmail}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <OrderTextField
          name="customerPhone"
          known={known.customerPhone}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          maxLength={limitOf(phone)}
        />
      </Pair>
    </>
  );
}
