import type { ChangeEvent } from 'react';
import { DISCOUNT_TYPE_LABEL, DISCOUNT_TYPES } from '#domain/discounts/discount';
import { discountForm, EMPTY_DISCOUNT } from '#domain/discounts/discount-form';
import { useAddDiscount } from '../../api/admin-discounts';
import { FormDialog } from '../../ui/form-dialog';
import { CODE_INPUT } from '../../ui/input-kinds';
import { SelectField } from '../../ui/select-field';
import { SwitchField } from '../../ui/switch-field';
import { TextField } from '../../ui/text-field';
import { useDialogForm } from '../parts/dialog-form';
import { Part } from '../parts/dialog-part';
import { NumberField } from '../parts/number-field';
import * as sharedTexts from '../parts/shared-texts';
import { DiscountRules } from './discount-rules';
import * as texts from './discounts-tab-texts';

/** The attributes of the value's input, by discount type (rule 4.1). */
const VALUE = {
  percentage: { hint: texts.wholePercentage, step: 1, min: 1 },
  fixed: { hint: texts.dollarsOffOrder, step: 0.01, min: 0.01, inputMode: 'decimal' },
} as const;

const TYPE_OPTIONS = DISCOUNT_TYPES.map((value) => ({ value, label: DISCOUNT_TYPE_LABEL[value] }));

export function AddDiscountDialog({ onClose }: { onClose: () => void }) {
  const { form, field, dialog } = useDialogForm({
    schema: discountForm,
    values: EMPTY_DISCOUNT,
    draft: 'new discount',
    send: useAddDiscount().mutateAsync,
    done: texts.discountCreated,
    failed: texts.discountCreateFailed,
    quotes: true,
    onClose,
  });
  const code = field('code');
  return (
    <FormDialog {...dialog} title={texts.addDiscountCode} busyText={sharedTexts.adding}>
      <TextField
        label={sharedTexts.code}
        hint={texts.whatCustomersType}
        {...CODE_INPUT}
        required
        {...code}
        onChange={(event) => {
          upperCaseAsTyped(event);
          void code.onChange(event);
        }}
      />
      <SelectField
        label={texts.type}
        options={TYPE_OPTIONS}
        {...field('type', { onChange: () => form.clearErrors('value') })}
      />
      <NumberField {...VALUE[form.watch('type')]} label={texts.value} required {...field('value')} />
      <Part title={texts.limitsOptional}>
        <DiscountRules field={field} />
      </Part>
      <SwitchField
        label={sharedTexts.active}
        checked={form.watch('active')}
        onCheckedChange={(active) => form.setValue('active', active, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

function upperCaseAsTyped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  // The person is still composing this text in an input method.
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const upper = target.value.toUpperCase();
  if (upper === target.value) return;
  // The text before the caret may get longer: 'ß' becomes 'SS'.
  const caret = target.value.slice(0, target.selectionStart ?? undefined).toUpperCase().length;
  target.value = upper;
  target.setSelectionRange(caret, caret);
}
