import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { draftIn, type OrderDraft, type OrderFormValues, valuesOf } from './order-draft';
import {
  ADDRESS_FIELDS,
  FIELD_NAMES,
  type FieldErrors,
  type FieldName,
  type FillableStep,
  orderIn,
  problemsOf,
  shownFields,
  type Terms,
} from './order-form';

/** Goes up with each refusal, so the focus moves each time. */
export interface Attention {
  step: FillableStep;
  count: number;
}

const DRAWN_BY = [
  'serviceId',
  'laceColorId',
  'gloves',
  'discount',
  'rushPrice',
  'textMe',
  'deliveryMethod',
  'paymentMethod',
  'placed',
  'returning',
] as const;

export type OrderForm = ReturnType<typeof useOrderForm>;

export const OrderFormContext = createContext<OrderForm | null>(null);

export function useOrder(): OrderForm {
  const form = useContext(OrderFormContext);
  if (!form) throw new Error('a part of the wizard stands outside of it');
  return form;
}

function fieldsIn(errors: FieldErrors): FieldName[] {
  return FIELD_NAMES.filter((field) => errors[field] !== undefined);
}

function isChanged(field: FieldName, before: OrderFormValues, now: OrderFormValues): boolean {
  const parts = field === 'shippingAddress' ? ADDRESS_FIELDS : [field];
  return parts.some((part) => JSON.stringify(before[part]) !== JSON.stringify(now[part]));
}

/** One form, checked step by step. The server's errors stay until their field changes. */
export function useOrderForm(start: OrderDraft, terms: Terms) {
  const form = useForm<OrderFormValues>({
    defaultValues: { ...valuesOf(start), customerPassword: '', returning: false, shippingAddress: null },
  });
  useWatch({ control: form.control, name: DRAWN_BY });
  const { clearErrors, getValues, setError, setValues, subscribe } = form;
  const [attention, setAttention] = useState<Attention>({ step: 1, count: 0 });
  const checkedFields = useRef<readonly FieldName[]>([]);
  const refused = useRef<{ errors: FieldErrors; values: OrderFormValues }>({
    errors: {},
    values: getValues(),
  });

  const wasRefused = (field: FieldName) => refused.current.errors[field] !== undefined;

  /** It's synchronous, because a click can't wait for a promise, which RHF's resolvers return. */
  function check(fields: readonly FieldName[]): void {
    const problems = problemsOf(orderIn(getValues(), terms));
    for (const field of fields) {
      const message = refused.current.errors[field] ?? problems[field];
      if (message === form.getFieldState(field).error?.message) continue;
      if (message === undefined) clearErrors(field);
      else setError(field, { message });
    }
  }

  const follow = useEffectEvent((): void => {
    const { errors, values } = refused.current;
    const now = getValues();
    for (const field of fieldsIn(errors)) {
      if (!isChanged(field, values, now)) continue;
      delete errors[field];
      clearErrors(field);
    }
    if (checkedFields.current.length > 0) check(checkedFields.current);
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => follow() }), [subscribe]);
  // The rules depend on the offers and the customer.
  useEffect(() => follow());

  function refuse(errors: FieldErrors, step: FillableStep | null): void {
    clearErrors(fieldsIn(refused.current.errors));
    refused.current = { errors: { ...errors }, values: getValues() };
    check(fieldsIn(errors));
    if (step !== null) goTo(step);
  }

  function goTo(step: FillableStep): void {
    setAttention(({ count }) => ({ step, count: count + 1 }));
  }

  return {
    ...form,
    ...terms,
    attention,
    order: () => orderIn(getValues(), terms),
    change(next: (draft: OrderDraft) => OrderDraft): void {
      const before = draftIn(getValues());
      const after = next(before);
      if (after !== before) setValues(valuesOf(after));
    },
    checkStep(step: FillableStep, fields = shownFields(step, orderIn(getValues(), terms))): boolean {
      const problems = problemsOf(orderIn(getValues(), terms));
      if (fields.every((field) => problems[field] === undefined)) return true;
      clearErrors(checkedFields.current.filter((field) => !fields.includes(field) && !wasRefused(field)));
      checkedFields.current = fields;
      check(fields);
      goTo(step);
      return false;
    },
    clearStepErrors(): void {
      clearErrors(checkedFields.current.filter((field) => !wasRefused(field)));
      checkedFields.current = [];
    },
    forgetAll(): void {
      checkedFields.current = [];
      refuse({}, null);
      clearErrors();
    },
    refuse,
    refuseCode: (message: string) => refuse({ ...refused.current.errors, discountCode: message }, 3),
  };
}
