import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useLeaveOnce } from '../ui/use-leave-once';
import type { Checkable } from './order-form';
import { allowedStep, parseStep, previousStep, type Step } from './steps';

const cameFrom = z.object({ from: z.number() });

/** The step of the order form, stored in the URL, so Back goes one step back. If the URL's step is too far, it's corrected. */
export function useWizardStep(order: Checkable) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const leaveOnce = useLeaveOnce();
  const requested = parseStep(params.get('step'));
  const step = allowedStep(requested, order);

  useEffect(() => {
    if (requested !== step) navigate(addressOf(step), { replace: true });
  }, [requested, step, navigate]);

  return {
    step,
    goTo(next: Step) {
      leaveOnce(() => navigate(addressOf(next), { state: { from: step } }));
    },
    goBack() {
      const previous = previousStep(step);
      const origin = cameFrom.safeParse(location.state);
      leaveOnce(() => {
        if (origin.success && origin.data.from === previous) navigate(-1);
        else navigate(addressOf(previous), { replace: true });
      });
    },
    clearRequestedService() {
      if (params.has('service')) navigate(addressOf(step), { replace: true, state: location.state });
    },
  };
}

function addressOf(step: Step) {
  return { search: `?step=${step}` };
}
