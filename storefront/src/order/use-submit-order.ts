import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerMe } from '#domain/customers/account-contract';
import type { OrderEstimate } from '#domain/orders/estimate-contract';
import type { OrderRequestInput } from '#domain/orders/order-contract';
import { ApiError, failedWith, isSignedOut } from '../api/client';
import { customerQueries } from '../api/customer';
import { estimateQueries } from '../api/estimates';
import { usePlaceOrder } from '../api/ordering';
import { cookieAnswer } from '../ui/cookie-answer';
import { useToast } from '../ui/toast';
import * as uiTexts from '../ui/ui-texts';
import { useOnce } from '../ui/use-once';
import { dateOf, glovesAsked, useAsksForDates } from './bench-dates';
import type { RefusedCode } from './discount-field';
import { withFields, withRefusal } from './draft-changes';
import { accountFields } from './known-customer';
import { useFreshOffers } from './offers';
import { withPaymentMethod } from './online-choices';
import { attemptFor, contentFingerprint, orderContent } from './order-attempt';
import type { OrderDraft } from './order-draft';
import { finalizeOrderPhotos, withPermanentPhotos } from './order-photos';
import { type OrderRefusal, refusalOf } from './order-refusal';
import * as texts from './order-texts';
import { priceSummary } from './price-summary';
import type { Step } from './steps';
import type { OrderForm } from './use-order-form';

const freshDates = (draft: OrderDraft) => ({ ...estimateQueries.of(glovesAsked(draft)), staleTime: 0 });

interface Submission {
  form: OrderForm;
  goTo: (step: Step) => void;
  onCodeRefused: (refused: RefusedCode) => void;
}

/** Sends the order, one call at a time. Its key makes a retry harmless. */
export function useSubmitOrder({ form, goTo, onCodeRefused }: Submission) {
  // The values on the screen.
  const { customer, offers, order, change } = form;
  const { mutateAsync: placeOrder } = usePlaceOrder();
  const queryClient = useQueryClient();
  const freshOffers = useFreshOffers();
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  const once = useOnce();
  const asksForDates = useAsksForDates();

  async function prepareAndSend(draft: OrderDraft): Promise<void> {
    setBusy(true);
    try {
      const photos = await finalizeOrderPhotos(draft);
      if (photos.permanentUrls.size > 0)
        change((latest) => withPermanentPhotos(latest, photos.permanentUrls));
      const content = orderContent(withPermanentPhotos(draft, photos.permanentUrls));
      if (photos.refusal) refuse(photos.refusal);
      else if (content) await send(draft, content);
    } catch (error) {
      if (customer && isSignedOut(error)) return askToLogIn(customer);
      const answered = error instanceof ApiError ? error : null;
      const refusal = refusalOf(answered?.status ?? null, answered?.answer);
      if (draft.discount && failedWith(error, 'DISCOUNT_INVALID')) askAboutCode(refusal, draft.discount.code);
      else refuse(refusal);
      if (failedWith(error, 'RUSH_OFF')) change((before) => ({ ...before, rushPrice: 0 }));
    } finally {
      setBusy(false);
    }
  }

  function askToLogIn(ended: CustomerMe): void {
    toast({ title: uiTexts.error, description: texts.sessionEnded, tone: 'danger' });
    change((draft) => withFields(draft, accountFields(ended)));
    form.setValue('returning', true);
    form.refuse({ returning: texts.sessionEnded }, 2);
    goTo(2);
  }

  /** Asks, instead of showing a notice and an error at a field. */
  function askAboutCode(refusal: OrderRefusal, code: string): void {
    change((draft) => withRefusal(draft, refusal));
    form.refuse(refusal.errors, null);
    onCodeRefused({ code, reason: refusal.errors.discountCode ?? refusal.message });
  }

  function refuse(refusal: OrderRefusal): void {
    toast({ title: uiTexts.error, description: refusal.message, tone: 'danger' });
    change((draft) => withRefusal(draft, refusal));
    form.refuse(refusal.errors, refusal.step);
    if (refusal.step !== null && refusal.step !== 3) goTo(refusal.step);
  }

  /** If it isn't a field's error, it shows the current price, or that rush isn't available anymore. */
  function isRushAsShown({ rushPrice = 0 }: OrderDraft, { rush }: OrderEstimate): boolean {
    const price = rush?.price ?? 0;
    if (rushPrice === 0 || rushPrice === price) return true;
    change((before) => ({ ...before, rushPrice: price }));
    const description = price > 0 ? texts.checkNewTotal : texts.rushIsGone;
    toast({ title: texts.pricesHaveChanged, description, tone: 'danger' });
    return false;
  }

  async function send(draft: OrderDraft, content: OrderRequestInput): Promise<void> {
    const summary = priceSummary(draft, offers);
    // The server sets the prices, so the visitor must have seen the same total.
    if (priceSummary(draft, await freshOffers()).totals.total !== summary.totals.total) {
      toast({
        title: texts.pricesHaveChanged,
        description: texts.checkNewTotal,
        tone: 'danger',
      });
      return;
    }
    const dates = asksForDates && (await queryClient.fetchQuery(freshDates(draft)));
    if (dates && !isRushAsShown(draft, dates)) return;
    // Without a session, the server would create an order without an account.
    if (customer) await queryClient.fetchQuery({ ...customerQueries.me(), staleTime: 0 });
    const attempt = attemptFor(draft.attempt, contentFingerprint(content));
    change((before) => ({ ...before, attempt }));
    const { orderId, trackPath } = await placeOrder({
      order: {
        ...content,
        ...(customer ? { customerId: customer.id } : { customerPassword: order().password }),
        cookies: cookieAnswer(),
      },
      idempotencyKey: attempt.key,
      replacesKey: attempt.replacesKey,
    });
    const { paymentMethod, shippingAddress = null } = content;
    const ticket = { ...summary, shippingAddress, ...(dates && dateOf(draft, dates)) };
    change((before) => ({ ...before, placed: { orderId, paymentMethod, ticket, trackPath } }));
    form.forgetAll();
    goTo(4);
  }

  return {
    async submit(): Promise<void> {
      const ordered = withPaymentMethod(order().draft, offers);
      if (orderContent(ordered)) await once(() => prepareAndSend(ordered));
    },
    busy,
  };
}
