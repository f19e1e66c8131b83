import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import type { ServiceView } from '#domain/catalogue/service-contract';
import type { CustomerMe } from '#domain/customers/account-contract';
import { repeatedGloves } from '../addresses/repeat-order';
import { useHeldForm } from '../first-paint/use-held-form';
import { useServing } from '../first-paint/use-served';
import { OrderProgress } from '../payment/order-progress';
import { OrderTicket } from '../payment/order-ticket';
import { Stack } from '../ui/layout';
import { NeedsScript } from '../ui/needs-script';
import { isOpening, useOpened } from '../ui/use-opened';
import { ActionBar } from './action-bar';
import { dateOf, useBenchDates } from './bench-dates';
import { DeliveryStep } from './delivery-step';
import { DetailsStep } from './details-step';
import { DiscountField, DiscountQuestion } from './discount-field';
import { draftForVisit, withLastGloveAgain, withNextGlove, withRepeatedGloves } from './draft-changes';
import { GloveList } from './glove-list';
import { findService, type Offers } from './offers';
import { OnlinePayment } from './online-payment';
import { needsNoPayment, type OrderDraft } from './order-draft';
import { GLOVE_DETAIL_FIELDS, isStepComplete, problemsOf, STEP_FIELDS } from './order-form';
import { OrderSubmitted } from './order-submitted';
import * as texts from './order-texts';
import { priceSummary } from './price-summary';
import { RefusalNotice } from './refusal-notice';
import { ServiceStep } from './service-step';
import { nextStep, type Step } from './steps';
import { useStoreDraft } from './stored-draft';
import { TicketDialog } from './ticket-dialog';
import { useDiscountCheck } from './use-discount-check';
import { type Attention, OrderFormContext, useOrderForm } from './use-order-form';
import { useProceed } from './use-proceed';
import { useWhenKnown } from './use-when-known';
import { useWizardStep } from './use-wizard-step';
import { Bench, StepForm, TicketPlace, WizardFrame } from './wizard-layout';

/** The service in the URL. Undefined if the order form itself wrote the URL. */
function requestedService({ search }: Location, offers: Offers): ServiceView | null | undefined {
  const params = new URLSearchParams(search);
  if (params.has('step')) return undefined;
  return findService(offers, params.get('service') ?? '') ?? null;
}

function useVisit(offers: Offers, onArrival: (service: ServiceView | null) => void): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const seenKey = useRef(location.key);
  const startVisit = useEffectEvent(() => {
    const service = requestedService(location, offers);
    // A dialog on top of the order form has the same URL.
    if (navigationType === 'PUSH' && !isOpening(location) && service !== undefined) onArrival(service);
  });
  useEffect(() => {
    if (seenKey.current === location.key) return;
    seenKey.current = location.key;
    startVisit();
  }, [location.key]);
}

const IN_NEED = '[aria-invalid="true"], [data-in-need="true"]';

function useStepFocus(container: RefObject<HTMLElement | null>, step: Step, attention: Attention): void {
  const seen = useRef({ step, count: attention.count });
  useLayoutEffect(() => {
    const before = seen.current;
    if (attention.count > before.count && attention.step !== step) return;
    seen.current = { step, count: attention.count };
    if (attention.count > before.count) container.current?.querySelector<HTMLElement>(IN_NEED)?.focus();
    else if (step !== before.step) container.current?.querySelector('h2')?.focus();
  }, [container, step, attention]);
}

const STEP_FORM = 'order-step';

interface OrderWizardProps {
  storedDraft: OrderDraft;
  /** The customer who's logged in. Undefined until the shop answers. */
  customer: CustomerMe | null | undefined;
  offers: Offers;
}

export function OrderWizard({ storedDraft, customer: knownCustomer, offers }: OrderWizardProps) {
  const customer = knownCustomer ?? null;
  const location = useLocation();
  // The server has no navigation state.
  const again = useServing() ? [] : repeatedGloves(location);
  const startVisit = (draft: OrderDraft, service: ServiceView | null) =>
    again.length > 0
      ? withRepeatedGloves(draftForVisit(draft, null), again, offers)
      : draftForVisit(draft, service);
  const [start] = useState(() => {
    const service = requestedService(location, offers);
    return service === undefined ? storedDraft : startVisit(storedDraft, service);
  });
  const form = useOrderForm(start, { customer, offers });
  const { change, clearStepErrors: forgetAsked, attention } = form;
  const order = form.order();
  const { draft } = order;
  const { step, goTo, goBack, clearRequestedService: forgetRequestedService } = useWizardStep(order);
  const summary = { ...priceSummary(draft, offers), ...dateOf(draft, useBenchDates(draft)) };
  const { subtotal, total } = summary.totals;
  const { check, isChecking } = useDiscountCheck({ change, attempt: draft.attempt, subtotal });
  const { proceed, busy, ...code } = useProceed({ form, check, goTo });
  const ticket = useOpened('ticket');
  const container = useRef<HTMLDivElement>(null);
  useStoreDraft(form);
  const heldForm = useHeldForm();
  useStepFocus(container, step, attention);
  useVisit(offers, (service) => {
    if (draft.placed && needsNoPayment(draft.placed)) {
      form.forgetAll();
      form.setValues({ customerPassword: '', returning: false });
    }
    change((before) => startVisit(before, service));
  });
  const [passwordLost] = useState(() => !customer && isOnlyPasswordMissing(storedDraft, offers));

  const goOn = useWhenKnown(knownCustomer !== undefined, () => {
    if (step === 4 || !form.checkStep(step)) return;
    if (step === 3) proceed();
    else goTo(nextStep(step));
  });

  function next(event: FormEvent): void {
    event.preventDefault();
    // A customer who's logged in doesn't fill in what the account has.
    goOn.go(step !== 2 || isStepComplete(2, order));
  }

  function addGlove(): void {
    if (!form.checkStep(2, GLOVE_DETAIL_FIELDS)) return;
    goTo(1);
    change(withNextGlove);
    forgetAsked();
  }

  if (step === 4 && draft.placed) {
    const isDone = needsNoPayment(draft.placed);
    return (
      <WizardFrame ref={container}>
        <OrderProgress step={isDone ? 'done' : step} />
        {isDone ? (
          <OrderSubmitted placed={draft.placed} customerEmail={draft.fields.customerEmail} />
        ) : (
          <OnlinePayment
            placed={draft.placed}
            onBack={() => {
              change((before) => ({ ...before, placed: null }));
              goBack();
            }}
          />
        )}
      </WizardFrame>
    );
  }

  const filled = step === 4 ? 3 : step;
  const codeField = step === 3 && <DiscountField check={check} isChecking={isChecking} busy={busy} />;
  return (
    <FormProvider {...form}>
      <OrderFormContext value={form}>
        <WizardFrame ref={container}>
          <OrderProgress step={step} />
          <Bench>
            <Stack $gap={3}>
              <StepForm
                {...heldForm}
                id={STEP_FORM}
                noValidate
                onSubmit={next}
                aria-label={texts.stepOf4(step)}
              >
                {step === 1 && <ServiceStep onChoose={forgetRequestedService} />}
                {step === 2 && <DetailsStep passwordLost={passwordLost} onAddGlove={addGlove} />}
                {step === 3 && <DeliveryStep busy={busy} />}
              </StepForm>
              {step < 3 && (
                <GloveList
                  onGoOn={() => {
                    change(withLastGloveAgain);
                    forgetAsked();
                    goTo(2);
                  }}
                />
              )}
              <NeedsScript>{texts.needJavascript}</NeedsScript>
              <RefusalNotice step={filled} attention={attention} />
            </Stack>
            <TicketPlace $onPhone={step === 3}>
              <OrderTicket facts={summary}>{codeField}</OrderTicket>
            </TicketPlace>
            <ActionBar
              form={STEP_FORM}
              step={step}
              total={total}
              waitsFor={busy ? 'order' : goOn.waits ? 'answer' : null}
              onBack={step === 1 ? undefined : goBack}
              onTicket={() => ticket.open()}
            />
          </Bench>
          <TicketDialog opened={ticket} facts={summary}>
            {codeField}
          </TicketDialog>
          {step === 3 && code.question && (
            <DiscountQuestion
              refused={code.question}
              total={total}
              onGoOn={code.goOnWithout}
              onChange={code.changeCode}
            />
          )}
        </WizardFrame>
      </OrderFormContext>
    </FormProvider>
  );
}

/** A reload loses only the password. */
function isOnlyPasswordMissing(draft: OrderDraft, offers: Offers): boolean {
  const problems = problemsOf({ draft, password: '', orderer: 'new', offers });
  return STEP_FIELDS[2].every((field) => field === 'customerPassword' || problems[field] === undefined);
}
