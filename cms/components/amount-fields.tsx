'use client';

import { useField, useFormFields, withCondition } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { type ChangeEvent, useState } from 'react';
import { centsToDecimal, dollarsToCents } from '#domain/wire/money';
import { FieldFrame } from './field-frame';

// Only an amount can be typed, so a half-typed one never reaches the database as something else.
const AMOUNT = /^\d{0,9}(\.\d{0,2})?$/;

interface HundredthsInput {
  props: NumberFieldClientProps;
  unit: { before?: string; after?: string };
  /** The stored whole number as the input shows it while nobody types. */
  show: (hundredths: number) => string;
}

/** A whole number of hundredths (cents, hundredths of a percent), shown and typed with up to two decimals. */
function HundredthsInput({
  props: { field, path: givenPath, readOnly = false },
  unit,
  show,
}: HundredthsInput) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: givenPath,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const locked = readOnly || disabled;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value.replace(/[$%,\s]/g, '');
    if (!AMOUNT.test(text)) return;
    setTyped(text);
    setValue(dollarsToCents(text));
  };

  return (
    <FieldFrame
      field={field}
      path={path}
      customComponents={customComponents}
      showError={showError}
      readOnly={locked}
      className="text shop-amount"
    >
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
          value={typed ?? (typeof value === 'number' ? show(value) : '')}
          onChange={change}
          onBlur={() => setTyped(null)}
        />
        {unit.after && <span className="shop-amount__unit">{unit.after}</span>}
      </div>
      {customComponents?.AfterInput}
    </FieldFrame>
  );
}

const DOLLARS = { before: '$' };

function MoneyInput(props: NumberFieldClientProps) {
  return <HundredthsInput props={props} unit={DOLLARS} show={centsToDecimal} />;
}

/** Dollars with two decimals on the screen, integer cents in the database (rule 1.2). */
export const MoneyField = withCondition(MoneyInput);

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
