import { zodResolver } from '@hookform/resolvers/zod';
import type { ChangeEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DISCOUNT_TYPE_LABEL, DISCOUNT_TYPES } from '#domain/discounts/discount';
import type { DiscountCreate } from '#domain/discounts/discount-contract';
import { type DiscountForm, discountForm, EMPTY_DISCOUNT } from '#domain/discounts/discount-form';
import { useAddDiscount } from '../../api/admin-discounts';
import { messageOf } from '../../api/client';
import { showFieldErrors } from '../../api/show-field-errors';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { SelectField } from '../../ui/select-field';
import { SwitchField } from '../../ui/switch-field';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';
import { useFormDraft } from '../parts/use-form-draft';

/** How a value is typed (rule 4.1). */
const VALUE = {
  percentage: { hint: 'A whole percentage, 1 to 100, off the services.', step: 1, inputMode: 'numeric' },
  fixed: { hint: 'Dollars off the order.', step: 0.01, inputMode: 'decimal' },
} as const;

const TYPE_OPTIONS = DISCOUNT_TYPES.map((value) => ({ value, label: DISCOUNT_TYPE_LABEL[value] }));

/** Makes a discount code. */
export function AddDiscountDialog({ onClose }: { onClose: () => void }) {
  const { toast } = useToast();
  const add = useAddDiscount();
  const form = useForm<DiscountForm, unknown, DiscountCreate>({
    resolver: zodResolver(discountForm),
    defaultValues: EMPTY_DISCOUNT,
  });
  const { errors, isDirty } = form.formState;
  useFormDraft('new discount', form);
  const code = form.register('code');
  const value = VALUE[form.watch('type')];

  async function send(discount: DiscountCreate): Promise<void> {
    try {
      await add.mutateAsync(discount);
    } catch (error) {
      showFieldErrors(form, ['code', 'type', 'value'], error);
      const description = messageOf(error, ADMIN_TEXTS.discountCreateFailed);
      toast({ title: 'Error', description, tone: 'danger' });
      return;
    }
    toast({ title: ADMIN_TEXTS.discountCreated });
    onClose();
  }

  return (
    <FormDialog
      title="Add Discount Code"
      size="sm"
      submit="Add Discount Code"
      busyText="Adding..."
      dirty={isDirty}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label="Code"
          hint="What customers type. Letters, digits, - and _."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={errors.code?.message}
          {...code}
          onChange={(event) => {
            upperCaseAsTyped(event);
            void code.onChange(event);
          }}
        />
        <SelectField
          label="Type"
          options={TYPE_OPTIONS}
          error={errors.type?.message}
          {...form.register('type', { onChange: () => form.clearErrors('value') })}
        />
        <TextField
          label="Value"
          hint={value.hint}
          type="number"
          inputMode={value.inputMode}
          step={value.step}
          min={value.step}
          required
          // Scrolling the dialog must not change the amount under the pointer.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          error={errors.value?.message}
          {...form.register('value')}
        />
        <Controller
          control={form.control}
          name="active"
          render={({ field }) => (
            <SwitchField label="Active" checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
      </Stack>
    </FormDialog>
  );
}

/** Turns an input's text into capitals without moving the caret. */
function upperCaseAsTyped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  // An input method is still composing this text.
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const upper = target.value.toUpperCase();
  if (upper === target.value) return;
  // The text before the caret may get longer: 'ß' becomes 'SS'.
  const caret = target.value.slice(0, target.selectionStart ?? undefined).toUpperCase().length;
  target.value = upper;
  target.setSelectionRange(caret, caret);
}
