'use client';
import { Button, useFormFields, useOperation } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { ITEMS_MAX, type StoredOrderItem } from '#domain/orders/order-contract';
import { formatDollars } from '#domain/wire/money';
import { editedGloves, gloveProblems, newGlove } from './edited-glove';
import type { ControlProps } from './field-frame';
import { GloveCard } from './glove-card';
import { useCatalogue } from './use-catalogue';
import { useNestedErrors } from './use-nested-errors';

export function OrderItemsInput({
  formSubmitted,
  locked,
  path,
  setValue,
  value,
}: ControlProps<JSONFieldClientProps>) {
  const isNewOrder = useOperation() === 'create';
  const subtotal = useFormFields(([fields]) => fields.subtotal?.value);
  const catalogue = useCatalogue();
  const [serverErrors, setServerErrors] = useNestedErrors(path);
  const stored = editedGloves.safeParse(value);
  const gloves = stored.data ?? [];

  const change = (next: StoredOrderItem[]) => {
    setServerErrors({});
    setValue(next);
  };

  return (
    <>
      {!stored.success && <p className="shop-problem">This field doesn't hold a list of gloves.</p>}
      {catalogue.state === 'failed' && (
        <p className="shop-problem">Couldn't load services and lace colors. Reload the page.</p>
      )}
      <ol className="shop-gloves__list">
        {gloves.map((glove, index) => (
          <GloveCard
            key={glove.id}
            glove={glove}
            number={index + 1}
            catalogue={catalogue}
            problems={{
              ...(formSubmitted ? gloveProblems(glove, isNewOrder) : {}),
              ...problemsOf(index, serverErrors),
            }}
            locked={locked}
            onChange={(changed) => change(gloves.with(index, changed))}
            onRemove={() => change(gloves.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {!locked && stored.success && gloves.length < ITEMS_MAX && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => change([...gloves, newGlove()])}
        >
          {gloves.length === 0 ? 'Add a glove' : 'Add another glove'}
        </Button>
      )}
      {gloves.length > 0 && totalHint(gloves, isNewOrder, subtotal)}
    </>
  );
}

function problemsOf(index: number, errors: Record<string, string>): Record<string, string> {
  const prefix = `${index}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), message]] : [],
    ),
  );
}

/** Warns if the gloves no longer add up to the subtotal, which only the owner can change. */
function totalHint(gloves: StoredOrderItem[], isNewOrder: boolean, subtotal: unknown) {
  const cents = gloves.reduce((total, glove) => total + glove.price, 0);
  const sum = `The gloves add up to ${formatDollars(cents)}`;
  if (isNewOrder) {
    return <p className="shop-hint">{`${sum}. Discount and shipping are added when you save the order.`}</p>;
  }
  if (typeof subtotal !== 'number' || subtotal === cents) return null;
  return (
    <p className="shop-hint shop-hint--notice">
      {`${sum}, but the subtotal below is ${formatDollars(subtotal)}. Change subtotal and total yourself if the customer should pay the difference.`}
    </p>
  );
}
