import { Camera } from 'lucide-react';
import { nextStep } from '#domain/orders/next-step';
import type { OrderView } from '#domain/orders/order-view';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { useOpened } from '../../ui/use-opened';
import { Row } from './dialog-parts';

interface ArrivalAlertProps {
  order: OrderView;
  /** The list of photos that shows the glove as it came, by the name of its field. */
  photosOf: string;
}

/** For a glove that is just being unpacked: the camera for photos of how it came, which nobody can take later (rule 15.11). */
export function ArrivalAlert({ order, photosOf }: ArrivalAlertProps) {
  const camera = useOpened(`photos: ${photosOf}`);
  const isAwaited = nextStep(order)?.kind === 'receive';
  const isFresh = order.status === 'received' && order.beforeImages.length === 0;
  if (!isAwaited && !isFresh) return null;
  return (
    <Alert tone="info" title={isAwaited ? 'Has it arrived?' : 'No photos of how it came'}>
      <Row>
        <p>
          {isAwaited ? 'Take photos of how it came, then mark it as received.' : 'Take them before the work.'}
        </p>
        <Button variant="secondary" onClick={() => camera.open('')}>
          <Camera size={20} strokeWidth={2} aria-hidden />
          Take Before Photos
        </Button>
      </Row>
    </Alert>
  );
}
