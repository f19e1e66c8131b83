'use client';
import { Button, useField, useOperation, withCondition } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { ITEMS_MAX, type StoredOrderItem } from '#domain/orders/order-contract';
import { editedGloves, gloveProblems, newGlove } from './edited-glove';
import { FieldFrame } from './field-frame';
import { GloveCard } from './glove-card';
import { GloveTotalHint } from './glove-total-hint';
import { useCatalogue } from './use-catalogue';
import { useNestedErrors } from './use-nested-errors';

function OrderItemsInput({ field, path: givenPath, readOnly = false }: JSONFieldClientProps) {
  const isNewOrder = useOperation() === 'create';
  const { customComponents, disabled, formSubmitted, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: givenPath,
  });
  const catalogue = useCatalogue();
  const [serverErrors, setServerErrors] = useNestedErrors(path);
  const stored = editedGloves.safeParse(value);
  const gloves = stored.data ?? [];
  const locked = readOnly || disabled;

  const change = (next: StoredOrderItem[]) => {
    setServerErrors({});
    setValue(next);
  };

  return (
    <FieldFrame
      field={field}
      path={path}
      customComponents={customComponents}
      showError={showError}
      readOnly={locked}
      className="shop-gloves"
      labelAs="h3"
    >
      {!stored.success && <p className="shop-problem">What is stored here is not a list of gloves.</p>}
      {catalogue.state === 'failed' && (
        <p className="shop-problem">Services and lace colors could not be loaded. Please reload the page.</p>
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
      <GloveTotalHint gloves={gloves} isNewOrder={isNewOrder} />
    </FieldFrame>
  );
}

/** The server's messages about one glove. */
function problemsOf(index: number, errors: Record<string, string>): Record<string, string> {
  const prefix = `${index}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), message]] : [],
    ),
  );
}

/** The gloves of an order as cards, stored together in the one field. */
export const OrderItemsField = withCondition(OrderItemsInput);
