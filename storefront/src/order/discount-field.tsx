import type { FormEvent } from 'react';
import styled from 'styled-components';
import { formatDiscountValue, normalizeDiscountCode } from '#domain/discount';
import { line } from '#domain/person';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { useToast } from '../ui/toast';
import { ORDER_TEXTS } from './order-texts';
import { bindField, limitOf, type StepProps } from './step-props';
import type { CheckedCode } from './use-discount-check';

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

interface DiscountFieldProps extends StepProps {
  check: (code: string) => Promise<CheckedCode>;
  isChecking: boolean;
  busy: boolean;
}

/** A discount code: applied once it is proved good, and removable again. */
export function DiscountField({ check, isChecking, busy, ...step }: DiscountFieldProps) {
  const { draft, dispatch } = step;
  const { toast } = useToast();
  const applied = draft.discount;

  async function apply(code: string): Promise<void> {
    const checked = await check(code);
    if (checked.state === 'applied') return;
    const title = checked.state === 'refused' ? 'Invalid Discount Code' : 'Error';
    dispatch({ type: 'discountRefused', message: checked.reason });
    toast({ title, description: checked.reason, tone: 'danger' });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isChecking || busy) return;
    const code = normalizeDiscountCode(draft.fields.discountCode);
    if (applied) dispatch({ type: 'discountRemoved' });
    else if (code === '') dispatch({ type: 'discountRefused', message: ORDER_TEXTS.discountEmpty });
    else void apply(code);
  }

  const field = bindField(step, 'discountCode');
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
