import { CalendarClock, Zap } from 'lucide-react';
import type { OrderEstimate } from '#domain/orders/estimate-contract';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { WholeDates } from '../api/whole-dates';
import { ChoiceCards } from '../ui/choice-cards';
import * as texts from './rush-texts';
import { useOrder } from './use-order-form';

const ICON = { size: 28, strokeWidth: 1.75 };

/** Offers rush with its price and date (rule 28.5). */
export function RushChoice({ dates: { estimate, rush } }: { dates: OrderEstimate }) {
  const { order, change } = useOrder();
  if (!rush) return null;
  const { rushPrice } = order().draft;
  return (
    <ChoiceCards
      legend={texts.howSoon}
      value={rushPrice ? 'rush' : 'standard'}
      options={[
        {
          value: 'standard',
          label: texts.standard,
          description: estimate ? (
            <WholeDates>{texts.readyAround(formatReadyBy(estimate))}</WholeDates>
          ) : (
            texts.noExtraCost
          ),
          icon: <CalendarClock {...ICON} />,
        },
        {
          value: 'rush',
          label: texts.rushFor(formatDollars(rush.price)),
          description: <WholeDates>{texts.readyAround(formatReadyBy(rush.estimate))}</WholeDates>,
          icon: <Zap {...ICON} />,
        },
      ]}
      onValueChange={(value) =>
        change((before) => ({ ...before, rushPrice: value === 'rush' ? rush.price : 0 }))
      }
    />
  );
}
