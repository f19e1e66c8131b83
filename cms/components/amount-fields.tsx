'use client';
import { useFormFields } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { type ChangeEvent, useState } from 'react';
import { centsToDecimal, dollarsToCents } from '#domain/wire/money';
import { type ControlProps, framedField } from './field-frame';

// Only amounts can be typed, so half an amount is never stored as something else.
const AMOUNT = /^\d{0,9}(\.\d{0,2})?$/;

const DOLLARS = { before: '$', show: centsToDecimal };
const PERCENT = { after: '%', show: (hundredths: number) => String(hundredths / 100) };

interface Unit {
  before?: string;
  after?: string;
  show: (hundredths: number) => string;
}

/** Edits an integer of hundredths (cents, or hundredths of a percent) as a number with up to two decimals. */
function HundredthsInput({
  customComponents,
  locked,
  path,
  setValue,
  value,
  unit,
}: ControlProps<NumberFieldClientProps> & { unit: Unit }) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value.replace(/[$%,\s]/g, '');
    if (!AMOUNT.test(text)) return;
    setTyped(text);
    setValue(dollarsToCents(text));
  };
  return (
    <>
      {customComponents?.BeforeInput}
      <div className="shop-amount__input">
        {unit.before && <span className="shop-amount__unit">{unit.before}</span>}
        <input
          id={`field-${path.replace(/\./g, '__')}`}
          name={path}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={locked}
          placeholder="0.00"
          value={typed ?? (typeof value === 'number' ? unit.show(value) : '')}
          onChange={change}
          onBlur={() => setTyped(null)}
        />
        {unit.after && <span className="shop-amount__unit">{unit.after}</span>}
      </div>
      {customComponents?.AfterInput}
    </>
  );
}

const AMOUNT_CLASS = 'text shop-amount';

function MoneyInput(props: ControlProps<NumberFieldClientProps>) {
  return <HundredthsInput {...props} unit={DOLLARS} />;
}

/** Shows dollars with two decimals and stores cents (rule 1.2). */
export const MoneyField = framedField(MoneyInput, AMOUNT_CLASS);

function DiscountValueInput(props: ControlProps<NumberFieldClientProps>) {
  const siblingType = props.path.replace(/(?<![^.])[^.]+$/, 'type');
  const isFixed = useFormFields(([fields]) => fields[siblingType]?.value === 'fixed');
  return <HundredthsInput {...props} unit={isFixed ? DOLLARS : PERCENT} />;
}

/** Shows percent or dollars, depending on the discount's type: 10% is stored as 1000, and $5.00 as 500 (rule 4.1). */
export const DiscountValueField = framedField(DiscountValueInput, AMOUNT_CLASS);
