import { zodResolver } from '@hookform/resolvers/zod';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { draftIn, type OrderDraft, type OrderFormValues, valuesOf } from './order-draft';
import {
  ADDRESS_FIELDS,
  FIELD_NAMES,
  type FieldErrors,
  type FieldName,
  type FillableStep,
  orderForm,
  orderIn,
  problemsOf,
  shownFields,
  type Terms,
} from './order-form';

/** Raised by every refusal, so that the first field in need gets the focus each time. */
export interface Attention {
  step: FillableStep;
  count: number;
}

/** What the wizard around its fields is drawn by; typing in a field draws that field alone. */
const DRAWN_BY = [
  'serviceId',
  'laceColorId',
  'gloves',
  'discount',
  'deliveryMethod',
  'paymentMethod',
  'placed',
  'returning',
] as const;

export type OrderForm = ReturnType<typeof useOrderForm>;

/** The form for the wizard's parts. */
export const OrderFormContext = createContext<OrderForm | null>(null);

/** The form around a part of the wizard. */
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

/**
 * The wizard's one form, checked step by step by the contract's rules. The messages of a step that was refused follow what
 * is typed; what the server said of a field stays until that field is changed.
 */
export function useOrderForm(start: OrderDraft, terms: Terms) {
  const form = useForm<OrderFormValues>({
    resolver: zodResolver(orderForm(terms)),
    defaultValues: { ...valuesOf(start), customerPassword: '', returning: false, shippingAddress: null },
  });
  useWatch({ control: form.control, name: DRAWN_BY });
  const { getValues, setError, setValues, subscribe, trigger } = form;
  const [attention, setAttention] = useState<Attention>({ step: 1, count: 0 });
  const asked = useRef<readonly FieldName[]>([]);
  const refused = useRef<{ errors: FieldErrors; values: OrderFormValues }>({
    errors: {},
    values: getValues(),
  });

  const wasRefused = (field: FieldName) => refused.current.errors[field] !== undefined;

  async function check(fields: readonly FieldName[]): Promise<void> {
    await trigger(fields);
    for (const field of fields) showRefused(field);
  }

  function showRefused(field: FieldName): void {
    const message = refused.current.errors[field];
    if (message !== undefined) setError(field, { type: 'server', message });
  }

  const follow = useEffectEvent((): void => {
    const { errors, values } = refused.current;
    const now = getValues();
    for (const field of fieldsIn(errors)) {
      if (!isChanged(field, values, now)) continue;
      delete errors[field];
      form.clearErrors(field);
    }
    if (asked.current.length > 0) void check(asked.current);
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => follow() }), [subscribe]);
  // What is offered and who orders are part of the rules.
  useEffect(() => follow());

  /** Shows what was said of fields from outside, in place of what was said before, and leads to the step. */
  function refuse(errors: FieldErrors, step: FillableStep | null): void {
    form.clearErrors(fieldsIn(refused.current.errors));
    refused.current = { errors: { ...errors }, values: getValues() };
    for (const field of fieldsIn(errors)) showRefused(field);
    if (step !== null) lead(step);
  }

  function lead(step: FillableStep): void {
    setAttention(({ count }) => ({ step, count: count + 1 }));
  }

  return {
    ...form,
    ...terms,
    attention,
    /** The order as it stands, with what the account knows. */
    order: () => orderIn(getValues(), terms),
    /** Changes the draft. */
    change: (next: (draft: OrderDraft) => OrderDraft) => setValues(valuesOf(next(draftIn(getValues())))),
    /**
     * Whether fields of a step are as they should be; if not, they say so and the first gets the focus. It is known at once,
     * so that a step that is complete is left within the click.
     */
    ask(step: FillableStep, fields = shownFields(step, orderIn(getValues(), terms))): boolean {
      const problems = problemsOf(orderIn(getValues(), terms));
      if (fields.every((field) => problems[field] === undefined)) return true;
      form.clearErrors(asked.current.filter((field) => !fields.includes(field) && !wasRefused(field)));
      asked.current = fields;
      void check(fields).then(() => lead(step));
      return false;
    },
    /** Takes back what a refused step said. */
    forgetAsked(): void {
      form.clearErrors(asked.current.filter((field) => !wasRefused(field)));
      asked.current = [];
    },
    /** Nothing of the order before is left but what is typed anew. */
    startAnew(): void {
      setValues({ customerPassword: '', returning: false });
      asked.current = [];
      refuse({}, null);
      form.clearErrors();
    },
    refuse,
    /** Says why a discount code is not taken; what else was refused stays so. */
    refuseCode: (message: string) => refuse({ ...refused.current.errors, discountCode: message }, 3),
  };
}
