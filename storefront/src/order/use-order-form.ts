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
    defaultValues: { ...valuesOf(start), customerPassword: '', returning: false, shippingAddress: null },
  });
  useWatch({ control: form.control, name: DRAWN_BY });
  const { clearErrors, getValues, setError, setValues, subscribe } = form;
  const [attention, setAttention] = useState<Attention>({ step: 1, count: 0 });
  const asked = useRef<readonly FieldName[]>([]);
  const refused = useRef<{ errors: FieldErrors; values: OrderFormValues }>({
    errors: {},
    values: getValues(),
  });

  const wasRefused = (field: FieldName) => refused.current.errors[field] !== undefined;

  /** Says what is wrong with fields, at once: what a click leads to must not wait for a promise, as RHF's resolvers do. */
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
    if (asked.current.length > 0) check(asked.current);
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => follow() }), [subscribe]);
  // What is offered and who orders are part of the rules.
  useEffect(() => follow());

  /** Shows what was said of fields from outside, in place of what was said before, and leads to the step. */
  function refuse(errors: FieldErrors, step: FillableStep | null): void {
    clearErrors(fieldsIn(refused.current.errors));
    refused.current = { errors: { ...errors }, values: getValues() };
    check(fieldsIn(errors));
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
    change(next: (draft: OrderDraft) => OrderDraft): void {
      const before = draftIn(getValues());
      const after = next(before);
      if (after !== before) setValues(valuesOf(after));
    },
    /**
     * Whether fields of a step are as they should be; if not, they say so and the first gets the focus. It is known at once,
     * so that a step that is complete is left within the click.
     */
    ask(step: FillableStep, fields = shownFields(step, orderIn(getValues(), terms))): boolean {
      const problems = problemsOf(orderIn(getValues(), terms));
      if (fields.every((field) => problems[field] === undefined)) return true;
      clearErrors(asked.current.filter((field) => !fields.includes(field) && !wasRefused(field)));
      asked.current = fields;
      check(fields);
      lead(step);
      return false;
    },
    /** Takes back what a refused step said. */
    forgetAsked(): void {
      clearErrors(asked.current.filter((field) => !wasRefused(field)));
      asked.current = [];
    },
    /** Takes back all that was said. */
    forgetAll(): void {
      asked.current = [];
      refuse({}, null);
      clearErrors();
    },
    refuse,
    /** Says why a discount code is not taken; what else was refused stays so. */
    refuseCode: (message: string) => refuse({ ...refused.current.errors, discountCode: message }, 3),
  };
}
