import { z } from 'zod';
import type { CustomerMe } from '#domain/customers/account-contract';
import { visitorLine } from '#domain/customers/person';
import { formatShippingAddress } from '#domain/orders/delivery';
import { useChangeDetails } from '../api/own-account';
import { success, useNotices } from '../notices/use-notices';
import * as addressTexts from '../postal/address-texts';
import { addressParts, STATES, zipDoubt, zipProblem } from '../postal/postal';
import { Columns, Muted } from '../ui/arrange';
import { Button } from '../ui/button';
import { Lines } from '../ui/layout';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import { media } from '../ui/tokens';
import { FormCard } from './account-card';
import * as texts from './customer-texts';

const addressForm = z
  .object({
    street: visitorLine(1, addressTexts.streetMissing),
    city: visitorLine(1, addressTexts.cityMissing),
    state: visitorLine(1, addressTexts.stateMissing),
    zip: visitorLine(1, addressTexts.zipMissing),
  })
  .superRefine((typed, context) => {
    const message = zipProblem(typed);
    if (message) context.addIssue({ code: 'custom', path: ['zip'], message });
  });

const NONE = { street: '', city: '', state: '', zip: '' };

/** The address that we send the customer's gloves back to. It's filled in on the next order (rule 30.3). */
export function AddressCard({ address }: { address: CustomerMe['shippingAddress'] }) {
  const { attempt } = useNotices();
  const save = useChangeDetails();
  const { mutateAsync, isPending } = useChangeDetails();
  const remove = () =>
    attempt(() => mutateAsync({ shippingAddress: null }), {
      done: success(texts.addressRemoved),
      failed: texts.addressFailed,
    });
  return (
    <FormCard
      title={texts.returnAddress}
      action={address ? texts.editAddress : texts.addAddress}
      more={
        address && (
          <Button variant="secondary" onClick={remove} busy={isPending} busyText={texts.removingAddress}>
            {texts.removeAddress}
          </Button>
        )
      }
      schema={addressForm}
      values={(address && addressParts(address)) || NONE}
      cancelLabel={texts.cancelAddress}
      submit={texts.saveAddress}
      send={(typed) => save.mutateAsync({ shippingAddress: formatShippingAddress(typed) })}
      done={success(texts.addressSaved)}
      failed={texts.addressFailed}
      shown={
        <>
          {address ? <Lines>{address}</Lines> : <Muted $max="64ch">{texts.noAddressYet}</Muted>}
          {address && <Muted $max="64ch">{texts.fillsInNextOrder}</Muted>}
        </>
      }
    >
      {(field, form) => (
        <>
          <TextField
            label={addressTexts.street}
            autoComplete="street-address"
            autoFocus
            required
            {...field('street')}
          />
          <TextField label={addressTexts.city} autoComplete="address-level2" required {...field('city')} />
          <Columns $of="minmax(0, 3fr) minmax(0, 2fr)" $from={media.tablet} $gap={2}>
            <SelectField
              label={addressTexts.state}
              options={STATES}
              placeholder={addressTexts.chooseState}
              autoComplete="address-level1"
              required
              {...field('state')}
              value={form.watch('state')}
            />
            <TextField
              label={addressTexts.zipCode}
              hint={zipDoubt(form.watch('zip'))}
              inputMode="numeric"
              autoComplete="postal-code"
              required
              {...field('zip')}
            />
          </Columns>
        </>
      )}
    </FormCard>
  );
}
