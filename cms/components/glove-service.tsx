'use client';
import { takesLaceColor } from '#domain/catalogue/service-category';
import type { StoredOrderItem } from '#domain/orders/order-contract';
import { formatDollars } from '#domain/wire/money';
import { LabelledControl } from './labelled-control';
import type { Catalogue } from './use-catalogue';

interface GloveService {
  id: string;
  glove: StoredOrderItem;
  catalogue: Catalogue;
  problem?: string;
  locked: boolean;
  onChange: (glove: StoredOrderItem) => void;
}

/** The service of a glove; one that is no longer offered stays on the order that has it. */
export function GloveService({ id, glove, catalogue, problem, locked, onChange }: GloveService) {
  const offered = catalogue.services.filter((service) => service.active);
  const isOffered = offered.some((service) => service.id === glove.serviceId);

  const choose = (serviceId: string) => {
    const service = offered.find((entry) => entry.id === serviceId);
    // The glove's own service may be one that is no longer offered; its price stays as it was ordered.
    if (!service || service.id === glove.serviceId) return;
    const lace = takesLaceColor(service.category) ? {} : { laceColorId: null, laceColorName: null };
    onChange({ ...glove, ...lace, serviceId, serviceName: service.name, price: service.price });
  };

  return (
    <LabelledControl id={id} label="Service" required problem={problem}>
      <select
        id={id}
        disabled={locked || catalogue.state !== 'ready'}
        value={glove.serviceId}
        onChange={(event) => choose(event.target.value)}
      >
        {!glove.serviceId && <option value="">Choose a service</option>}
        {glove.serviceId && !isOffered && (
          <option value={glove.serviceId}>
            {glove.serviceName || 'Unknown Service'}
            {catalogue.state === 'ready' && ' (no longer offered)'}
          </option>
        )}
        {offered.map((service) => (
          <option key={service.id} value={service.id}>
            {service.name} – {formatDollars(service.price)}
          </option>
        ))}
      </select>
    </LabelledControl>
  );
}
