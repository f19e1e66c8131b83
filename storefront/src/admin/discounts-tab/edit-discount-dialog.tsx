import type { DiscountView } from '#domain/discounts/discount-contract';
import { discountRulesForm, rulesTyped } from '#domain/discounts/discount-form';
import { useChangeDiscount } from '../../api/admin-discounts';
import { FormDialog } from '../../ui/form-dialog';
import { useEditForm } from '../parts/dialog-form';
import * as sharedTexts from '../parts/shared-texts';
import { DiscountRules } from './discount-rules';
import * as texts from './discounts-tab-texts';

/** Edits a code's dates, limits, and minimum (rules 29.1 to 29.3). The type and value can't change, because orders have used them. */
export function EditDiscountDialog({ discount, onClose }: { discount: DiscountView; onClose: () => void }) {
  const { field, dialog } = useEditForm({
    doc: discount,
    schema: discountRulesForm,
    valuesOf: rulesTyped,
    draft: `discount ${discount.id}`,
    send: useChangeDiscount().mutateAsync,
    done: texts.discountUpdated,
    failed: texts.discountUpdateFailed,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={texts.editCode(discount.code)} submit={sharedTexts.saveChanges}>
      <DiscountRules field={field} />
    </FormDialog>
  );
}
