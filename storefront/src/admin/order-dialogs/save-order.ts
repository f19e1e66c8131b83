import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AdminOrderPatchInput, AdminOrderRequestInput } from '#domain/orders/admin-order-contract';
import { orderAmounts } from '#domain/orders/order-amounts';
import { linesWhere } from '#domain/orders/order-lines';
import type { OrderView } from '#domain/orders/order-view';
import type { OrderTotals } from '#domain/orders/pricing';
import { useChangeOrder, useCreateOrder } from '../../api/admin-order-changes';
import { ConflictError } from '../../api/change-versioned';
import { ApiError, messageOf, waitOr } from '../../api/client';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { showFieldErrors } from '../../api/show-field-errors';
import { useNotices } from '../../notices/use-notices';
import { finalizeAll } from '../../photos/finalize-uploads';
import { changedFields } from '../parts/changed-fields';
import * as texts from './order-form-texts';
import {
  isCancellation,
  type OrderFormResult,
  type OrderFormValues,
  orderFields,
  orderFormValues,
} from './order-form-values';
import type { FormBasis } from './use-form-basis';

/** Returns a new order as the API takes it, without the fields that are only filled in later (rule 7.5). */
export function newOrder(
  order: OrderFormResult,
  { subtotal, discountAmount, total }: OrderTotals,
): AdminOrderRequestInput {
  const sent: AdminOrderRequestInput = { ...order, subtotal, discountAmount, total };
  for (const line of linesWhere('isAskedWhenNew', false)) delete sent[line];
  if (sent.rushCharge === 0) delete sent.rushCharge;
  return sent;
}

interface ChangedForm {
  order: OrderView;
  typed: OrderFormValues;
  result: OrderFormResult;
  amounts: OrderTotals;
}

/** Returns what the owner changed, and the amounts that change because of it. */
export function orderChanges({ order, typed, result, amounts }: ChangedForm): AdminOrderPatchInput {
  const changes: AdminOrderPatchInput = changedFields(orderFormValues(order), typed, result);
  // A dropped-off glove needs no address, so the address changes with the delivery method.
  if ('deliveryMethod' in changes) changes.shippingAddress = result.shippingAddress;
  for (const amount of ['subtotal', 'discountAmount', 'total'] as const) {
    if (amounts[amount] !== order[amount]) changes[amount] = amounts[amount];
  }
  return changes;
}

interface SaveOrder {
  /** Null while the form is loading, when nothing can be sent. */
  basis: FormBasis | null;
  form: UseFormReturn<OrderFormValues, unknown, OrderFormResult>;
  onSaved: (created?: string) => void;
  /** Called instead of `onSaved` if the owner chose 'Canceled'. Everything else has been saved by then. */
  onCancelChosen: () => void;
  /** Called with the newest version of the order if someone else was faster. */
  onChangedMeanwhile: (newest: OrderView) => void;
}

/** Sends the form and shows a notice, or shows errors at their fields (rule 2.10). */
export function useSaveOrder({
  basis,
  form,
  onSaved,
  onCancelChosen,
  onChangedMeanwhile: onConflict,
}: SaveOrder) {
  const { toast, fail } = useNotices();
  const create = useCreateOrder();
  const change = useChangeOrder();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const mayBeStored = useRef(false);

  async function send({ order, catalogue }: FormBasis, result: OrderFormResult): Promise<void> {
    const { shippingCharge, rushCharge, items: gloves } = result;
    const { services } = catalogue;
    const amounts = orderAmounts({ order, gloves, services, shippingCharge, rushCharge });
    if (order) {
      const { status, ...others } = orderChanges({ order, typed: form.getValues(), result, amounts });
      const cancels = isCancellation(order, status);
      const changes = cancels || status === undefined ? others : { ...others, status };
      if (Object.keys(changes).length > 0) {
        await change.mutateAsync({ before: order, changes });
        toast({ title: texts.orderUpdated });
      }
      if (cancels) onCancelChosen();
      else onSaved();
    } else {
      const sent = newOrder(result, amounts);
      const created = await create.mutateAsync({
        order: sent,
        idempotencyKey,
        mayBeStored: mayBeStored.current,
      });
      toast({ title: texts.orderCreated });
      onSaved(created);
    }
  }

  /** Gives the new gloves' photos their permanent URLs. Null if some are missing, and their fields show that. */
  async function withPhotos(result: OrderFormResult): Promise<OrderFormResult | null> {
    let isReady = true;
    const items = await Promise.all(
      result.items.map(async (glove, index) => {
        if (!glove.gloveImages) return glove;
        const field = `items.${index}.gloveImages` as const;
        const { photos: gloveImages, problem } = await finalizeAll(glove.gloveImages);
        form.setValue(field, gloveImages, { shouldDirty: true });
        if (problem) {
          form.setError(field, { message: problem });
          isReady = false;
        }
        return { ...glove, gloveImages };
      }),
    );
    return isReady ? { ...result, items } : null;
  }

  async function save(typed: OrderFormResult): Promise<void> {
    const result = basis && (await withPhotos(typed));
    if (!result) return;
    try {
      await send(basis, result);
    } catch (error) {
      // Only a refusal means that nothing was stored. A call without an answer may have succeeded.
      mayBeStored.current ||= !(error instanceof ApiError && error.status < 500);
      const description = basis.order
        ? waitOr(error, texts.orderUpdateFailed)
        : messageOf(error, texts.orderCreateFailed);
      fail(description);
      if (error instanceof ConflictError) onConflict(error.newest);
      showFieldErrors(form, orderFields(form.getValues()), error, description);
    }
  }

  return save;
}
