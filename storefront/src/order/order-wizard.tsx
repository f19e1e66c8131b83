import { type FormEvent, useCallback, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CustomerMe } from '#domain/account-contract';
import { ActionBar } from './action-bar';
import { DeliveryStep } from './delivery-step';
import { DetailsStep } from './details-step';
import { DiscountField } from './discount-field';
import { DiscountQuestion } from './discount-question';
import { GloveList } from './glove-list';
import { draftOf } from './known-customer';
import type { Offers } from './offers';
import type { OrderDraft } from './order-draft';
import { OrderTicket } from './order-ticket';
import { PaymentStep } from './payment-step';
import { priceSummary } from './price-summary';
import { Progress } from './progress';
import { RefusalNotice } from './refusal-notice';
import { ServiceStep } from './service-step';
import {
  type Checkable,
  checkStep,
  GLOVE_DETAIL_FIELDS,
  hasErrors,
  pickErrors,
  STEP_FIELDS,
  shownFields,
} from './step-checks';
import type { StepProps } from './step-props';
import { nextStep } from './steps';
import { requestedService, useArrival } from './use-arrival';
import { useDiscountCheck } from './use-discount-check';
import { useKeepDraft } from './use-kept-draft';
import { useProceed } from './use-proceed';
import { useStepFocus } from './use-step-focus';
import { useWizardStep } from './use-wizard-step';
import { Bench, Floor, StepForm, Work } from './wizard-layout';
import { wizardReducer, wizardStateOf } from './wizard-state';

const STEP_FORM = 'order-step';

interface OrderWizardProps {
  keptDraft: OrderDraft;
  /** The customer who is logged in. */
  customer: CustomerMe | null;
  offers: Offers;
}

/** The order wizard: one draft, four steps, and the ticket that fills up beside them. */
export function OrderWizard({ keptDraft, customer, offers }: OrderWizardProps) {
  const location = useLocation();
  const [state, dispatch] = useReducer(wizardReducer, keptDraft, (draft) => {
    const service = requestedService(location, offers);
    const kept = wizardStateOf(draft);
    return service === undefined ? kept : wizardReducer(kept, { type: 'arrived', service });
  });
  const { password } = state;
  const draft = draftOf(state.draft, customer);
  const orderer = customer ? 'customer' : state.returning ? 'returning' : 'new';
  const order: Checkable = { draft, password, orderer, offers };
  const { step, goTo, goBack, forgetRequestedService } = useWizardStep(order);
  const summary = priceSummary(draft, offers);
  const { total } = summary.totals;
  const { check, isChecking } = useDiscountCheck(dispatch);
  const { proceed, busy, ...code } = useProceed({ order, customer, check, dispatch, goTo });
  const place = useRef<HTMLDivElement>(null);
  useKeepDraft(state.draft);
  useStepFocus(place, step, state.attention);
  useArrival(
    offers,
    useCallback((service) => dispatch({ type: 'arrived', service }), []),
  );
  const [passwordLost] = useState(() => !customer && isOnlyPasswordMissing(keptDraft, offers));

  function next(event: FormEvent): void {
    event.preventDefault();
    if (step === 4) return;
    if (hasErrors(checkStep(step, order)))
      dispatch({ type: 'stepRefused', step, fields: shownFields(step, order) });
    else if (step === 3) proceed();
    else goTo(nextStep(step));
  }

  function addGlove(): void {
    if (hasErrors(pickErrors(checkStep(2, order), GLOVE_DETAIL_FIELDS))) {
      dispatch({ type: 'stepRefused', step: 2, fields: GLOVE_DETAIL_FIELDS });
      return;
    }
    goTo(1);
    dispatch({ type: 'gloveAdded' });
  }

  if (step === 4 && draft.placed) {
    return (
      <Floor ref={place}>
        <Progress step={step} />
        <PaymentStep
          placed={draft.placed}
          customerEmail={draft.fields.customerEmail}
          estimate={summary.estimate}
          onBack={() => {
            dispatch({ type: 'orderReopened' });
            goBack();
          }}
        />
      </Floor>
    );
  }

  const filled = step === 4 ? 3 : step;
  const errors = {
    ...pickErrors(checkStep(filled, order), state.checked),
    ...pickErrors(state.refused, STEP_FIELDS[filled]),
  };
  const stepProps: StepProps = { draft, offers, errors, dispatch };
  return (
    <Floor ref={place}>
      <Progress step={step} />
      <Bench>
        <Work>
          <StepForm id={STEP_FORM} noValidate onSubmit={next} aria-label={`Step ${step} of 4`}>
            {step === 1 && <ServiceStep {...stepProps} onChoose={forgetRequestedService} />}
            {step === 2 && (
              <DetailsStep
                {...stepProps}
                customer={customer}
                orderer={orderer}
                password={password}
                passwordLost={passwordLost}
                onAddGlove={addGlove}
              />
            )}
            {step === 3 && <DeliveryStep {...stepProps} busy={busy} />}
          </StepForm>
          {step === 3 && <DiscountField {...stepProps} check={check} isChecking={isChecking} busy={busy} />}
          {step < 3 && (
            <GloveList
              {...stepProps}
              onGoOn={() => {
                dispatch({ type: 'blankGloveDropped' });
                goTo(2);
              }}
            />
          )}
          <RefusalNotice errors={errors} step={step} attention={state.attention} />
          <ActionBar
            form={STEP_FORM}
            step={step}
            total={total}
            busy={busy}
            onBack={step === 1 ? undefined : goBack}
          />
        </Work>
        <OrderTicket summary={summary} onPhone={step === 3} />
      </Bench>
      {step === 3 && code.question && (
        <DiscountQuestion
          refused={code.question}
          total={total}
          onGoOn={code.goOnWithout}
          onChange={code.changeCode}
        />
      )}
    </Floor>
  );
}

/** After a reload everything but the password is still here. */
function isOnlyPasswordMissing(draft: OrderDraft, offers: Offers): boolean {
  const errors = checkStep(2, { draft, password: '', orderer: 'new', offers });
  return Object.keys(errors).every((field) => field === 'customerPassword');
}
