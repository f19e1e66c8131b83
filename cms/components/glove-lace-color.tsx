'use client';
import { takesLaceColor } from '#domain/catalogue/service-category';
import type { StoredOrderItem } from '#domain/orders/order-contract';
import { LabelledControl } from './labelled-control';
import type { Catalogue } from './use-catalogue';

interface GloveLaceColor {
  id: string;
  glove: StoredOrderItem;
  catalogue: Catalogue;
  problem?: string;
  locked: boolean;
  onChange: (glove: StoredOrderItem) => void;
}

/** The lace color of a glove, asked for relacing only (rule 3.2); what an order already holds is always shown. */
export function GloveLaceColor({ id, glove, catalogue, problem, locked, onChange }: GloveLaceColor) {
  const service = catalogue.services.find((entry) => entry.id === glove.serviceId);
  const isAsked = service !== undefined && takesLaceColor(service.category);
  if (!isAsked && !glove.laceColorId) return null;
  const offered = catalogue.laceColors.filter((color) => color.active);
  const isOffered = offered.some((color) => color.id === glove.laceColorId);
  const chosen = catalogue.laceColors.find((color) => color.id === glove.laceColorId);

  const choose = (laceColorId: string) => {
    if (laceColorId === glove.laceColorId) return;
    const color = offered.find((entry) => entry.id === laceColorId);
    onChange({ ...glove, laceColorId: color?.id ?? null, laceColorName: color?.name ?? null });
  };

  return (
    <LabelledControl id={id} label="Lace color" problem={problem}>
      <div className="shop-glove__lace">
        {chosen && <span className="shop-swatch" style={{ backgroundColor: chosen.hexColor }} />}
        <select
          id={id}
          disabled={locked || catalogue.state !== 'ready'}
          value={glove.laceColorId ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">None</option>
          {glove.laceColorId && !isOffered && (
            <option value={glove.laceColorId}>{glove.laceColorName || 'Unknown color'}</option>
          )}
          {offered.map((color) => (
            <option key={color.id} value={color.id}>
              {color.name} (Stock: {color.inventory})
            </option>
          ))}
        </select>
      </div>
    </LabelledControl>
  );
}
