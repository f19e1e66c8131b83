import type { CustomerMe } from '#domain/customers/account-contract';
import { ownDetailsPatch } from '#domain/own-account/own-account-contract';
import { useChangeDetails } from '../api/own-account';
import { success } from '../notices/use-notices';
import { Facts } from '../ui/facts';
import { TextField } from '../ui/text-field';
import * as uiTexts from '../ui/ui-texts';
import { FormCard } from './account-card';
import * as texts from './customer-texts';

export function DetailsCard({ customer: { name, phone } }: { customer: CustomerMe }) {
  const { mutateAsync } = useChangeDetails();
  return (
    <FormCard
      title={texts.yourDetails}
      action={uiTexts.edit}
      schema={ownDetailsPatch}
      values={{ name, phone: phone ?? '' }}
      cancelLabel={texts.cancelDetails}
      submit={texts.saveDetails}
      send={(typed) => mutateAsync(typed)}
      done={success(texts.detailsChanged)}
      failed={texts.detailsFailed}
      fields={['name', 'phone']}
      shown={
        <Facts
          facts={[
            [uiTexts.name, name],
            [uiTexts.phone, phone ?? uiTexts.noneYet],
          ]}
        />
      }
    >
      {(field) => (
        <>
          <TextField label={uiTexts.name} autoComplete="name" autoFocus required {...field('name')} />
          <TextField label={uiTexts.phone} type="tel" autoComplete="tel" {...field('phone')} />
        </>
      )}
    </FormCard>
  );
}
