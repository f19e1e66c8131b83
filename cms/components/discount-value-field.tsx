'use client';
import { useFormFields, withCondition } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { centsToDecimal } from '#domain/wire/money';
import { HundredthsInput } from './hundredths-input';

const DOLLARS = { before: '$' };
const PERCENT = { after: '%' };
const showPercent = (hundredths: number) => String(hundredths / 100);

function DiscountValueInput(props: NumberFieldClientProps) {
  const siblingType = props.path.replace(/[^.]+$/, 'type');
  const isFixed = useFormFields(([fields]) => fields[siblingType]?.value === 'fixed');
  return (
    <HundredthsInput
      props={props}
      unit={isFixed ? DOLLARS : PERCENT}
      show={isFixed ? centsToDecimal : showPercent}
    />
  );
}

/** Percent or dollars, by the discount's type: 10 % is stored as 1000, $5.00 as 500 (rule 4.1). */
export const DiscountValueField = withCondition(DiscountValueInput);
