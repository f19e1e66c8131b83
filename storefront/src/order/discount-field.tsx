import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { formatDiscountValue, normalizeDiscountCode } from '#domain/discount';
import { line } from '#domain/person';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { useToast } from '../ui/toast';
import { limitOf, useOrderField } from './order-fields';
import { ORDER_TEXTS } from './order-texts';
import type { CheckedCode } from './use-discount-check';
import { useOrder } from './use-order-form';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  input {
    text-transform: uppercase;
  }
  button {
    /* Beside the input, below the label's line. */
    margin-top: calc(1.3 * 1.0625rem + 6px);
    min-height: 48px;
    min-width: 112px;
  }
`;

interface DiscountFieldProps {
  check: (code: string) => Promise<CheckedCode>;
  isChecking: boolean;
  busy: boolean;
}

/** A discount code: applied once it is proved good, and removable again. */
export function DiscountField({ check, isChecking, busy }: DiscountFieldProps) {
  const { control, change, refuseCode } = useOrder();
  const field = useOrderField('discountCode');
  const { toast } = useToast();
  const applied = useWatch({ control, name: 'discount' });

  async function apply(code: string): Promise<void> {
    const checked = await check(code);
    if (checked.state === 'applied') return;
    const title = checked.state === 'refused' ? 'Invalid Discount Code' : 'Error';
    refuseCode(checked.reason);
    toast({ title, description: checked.reason, tone: 'danger' });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isChecking || busy) return;
    const code = normalizeDiscountCode(field.value);
    if (applied) change((draft) => ({ ...draft, discount: null }));
    else if (code === '') refuseCode(ORDER_TEXTS.discountEmpty);
    else void apply(code);
  }

  return (
    <Form noValidate onSubmit={submit} aria-label="Discount">
      <TextField
        {...field}
        value={applied?.code ?? field.value}
        label="Discount Code"
        hint={applied ? `Applied: ${formatDiscountValue(applied)} off` : undefined}
        readOnly={applied !== null || isChecking || busy}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limitOf(line)}
      />
      <Button type="submit" variant="secondary" busy={isChecking} busyText="Checking…" disabled={busy}>
        {applied ? 'Remove' : 'Apply'}
      </Button>
    </Form>
  );
}
