import type { ChangeEvent } from 'react';
import type { Offers } from './offers';
import type { DraftFields, OrderDraft } from './order-draft';
import type { FieldErrors } from './step-checks';
import type { WizardAction } from './wizard-state';

/** What every step is given. */
export interface StepProps {
  draft: OrderDraft;
  offers: Offers;
  errors: FieldErrors;
  dispatch: (action: WizardAction) => void;
}

type TypedField = Exclude<keyof DraftFields, 'deliveryMethod' | 'paymentMethod' | 'gloveImages'>;

/** Ties a text field to the draft. */
export function bindField({ draft, errors, dispatch }: StepProps, field: TypedField) {
  return {
    name: field,
    value: draft.fields[field],
    error: errors[field],
    onChange: ({ target }: ChangeEvent<{ value: string }>) =>
      dispatch({ type: 'edited', patch: { [field]: target.value } }),
  };
}

/** A limit of a schema as an input's attribute. */
export function limitOf(schema: { maxLength: number | null }): number | undefined {
  return schema.maxLength ?? undefined;
}
