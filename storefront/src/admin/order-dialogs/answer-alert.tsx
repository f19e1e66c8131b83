import { Reply } from 'lucide-react';
import type { OrderView } from '#domain/orders/order-view';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { adminMoment } from '../parts/admin-texts';
import { Row } from './dialog-parts';

interface AnswerAlertProps {
  order: OrderView;
  since: string;
  onAnswer: () => void;
}

/** Says that the customer wrote and has no answer, with the way to the place to write one. */
export function AnswerAlert({ order, since, onAnswer }: AnswerAlertProps) {
  return (
    <Alert tone="warning" title={`${order.customerName} waits for an answer`}>
      <Row>
        <p>
          Wrote: <time dateTime={since}>{adminMoment(since)}</time>
        </p>
        <Button variant="secondary" onClick={onAnswer}>
          <Reply size={20} strokeWidth={2} aria-hidden />
          Answer
        </Button>
      </Row>
    </Alert>
  );
}
