import { z } from 'zod';
import type { DiscountCreate, DiscountPatch } from '#domain/discounts/discount-changes';
import { type DiscountView, discountView } from '#domain/discounts/discount-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { api } from './client';
import { ownersRead, useOwnersChange } from './owners-calls';
import { ownersList } from './owners-lists';

const key = ['/api', 'discounts'] as const;
const schema = z.array(discountView);
const { useSwitch, useChange } = ownersList<DiscountView, DiscountPatch>({ key, schema });

export const ownerDiscountQueries = { list: () => ownersRead(key, schema) };

export const useAddDiscount = () =>
  useOwnersChange({ stale: [key], on: 'success' }, (discount: DiscountCreate, { once }) =>
    api.post(
      '/api/discounts',
      { ...discount, active: toFlag(discount.active) },
      createdAnswer,
      once(discount),
    ),
  );

export const useChangeDiscount = useChange;

/** Switches a discount code on or off. */
export const useSwitchDiscount = (entry: DiscountView) =>
  useSwitch(entry, (active) => ({ active: toFlag(active) }));
