import type { DiscountView } from '#domain/discounts/discount-contract';
import type { DiscountRulesForm } from '#domain/discounts/discount-form';
import { formatDollars } from '#domain/wire/money';
import { formatDate } from '#domain/words/days';
import type { FieldOf } from '../../ui/form-fields';
import { TextField } from '../../ui/text-field';
import { Columns } from '../parts/dialog-part';
import { NumberField } from '../parts/number-field';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './discounts-tab-texts';

/** The inputs for a code's dates, limits, and minimum. */
export function DiscountRules({ field }: { field: FieldOf<DiscountRulesForm> }) {
  return (
    <>
      <Columns>
        <TextField label={sharedTexts.firstDay} hint={texts.shopsDays} type="date" {...field('startsAt')} />
        <TextField label={sharedTexts.lastDay} type="date" {...field('endsAt')} />
        <NumberField
          label={texts.usesInAll}
          hint={texts.canceledDontCount}
          min={1}
          step={1}
          {...field('maxUses')}
        />
        <NumberField
          label={texts.usesPerCustomer}
          hint={texts.byAccountOrEmail}
          min={1}
          step={1}
          {...field('maxUsesPerCustomer')}
        />
      </Columns>
      <NumberField
        label={texts.minimumDollars}
        hint={texts.servicesCostAtLeast}
        inputMode="decimal"
        min={0}
        step={0.01}
        {...field('minSubtotal')}
      />
    </>
  );
}

/** Whether a code has dates, limits, or a minimum. */
export function hasRules(discount: DiscountView): boolean {
  const { startDay, endDay, maxUses, maxUsesPerCustomer, minSubtotal } = discount;
  return Boolean(startDay || endDay || maxUses || maxUsesPerCustomer || minSubtotal);
}

/** "3 of 50 used, 1 per customer, $50.00 or more, through Dec 24, 2026". */
export function rulesInWords(discount: DiscountView, now: Date): string {
  const { maxUses, maxUsesPerCustomer, minSubtotal, uses } = discount;
  const words = [
    maxUses ? texts.usedOf(uses, maxUses) : maxUsesPerCustomer && texts.used(uses),
    maxUsesPerCustomer && texts.perCustomer(maxUsesPerCustomer),
    minSubtotal && texts.orMore(formatDollars(minSubtotal)),
    ...datesInWords(discount, now),
  ];
  return words.filter(Boolean).join(', ');
}

function datesInWords({ startDay, endDay, endsAt }: DiscountView, now: Date): string[] {
  if (endDay && endsAt && new Date(endsAt) < now) return [texts.endedOn(formatDate(endDay))];
  return [
    ...(startDay ? [texts.startsOn(formatDate(startDay))] : []),
    ...(endDay ? [texts.endsOn(formatDate(endDay))] : []),
  ];
}
