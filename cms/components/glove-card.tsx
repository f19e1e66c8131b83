'use client';
import { Button, FieldError, FieldLabel } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { takesLaceColor } from '#domain/catalogue/service-category';
import type { StoredOrderItem } from '#domain/orders/order-contract';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { formatDollars } from '#domain/wire/money';
import type { GloveProblems } from './edited-glove';
import { PictureList } from './picture-list';
import type { Catalogue } from './use-catalogue';

interface GloveCard {
  glove: StoredOrderItem;
  number: number;
  catalogue: Catalogue;
  problems: GloveProblems;
  locked: boolean;
  onChange: (glove: StoredOrderItem) => void;
  onRemove: () => void;
}

export function GloveCard({ glove, number, catalogue, problems, locked, onChange, onRemove }: GloveCard) {
  const id = `glove-${glove.id}`;
  const choice = { glove, catalogue, locked, onChange };
  return (
    <li className="shop-glove">
      <header className="shop-glove__head">
        <h4>Glove {number}</h4>
        <span className="shop-number">{glove.serviceId ? formatDollars(glove.price) : ''}</span>
        {!locked && (
          <Button
            buttonStyle="subtle"
            size="small"
            margin={false}
            aria-label={`Remove glove ${number}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
      </header>
      <div className="shop-glove__choices">
        <GloveService id={`${id}-service`} problem={problems.serviceId} {...choice} />
        <GloveLaceColor id={`${id}-lace`} problem={problems.laceColorId} {...choice} />
      </div>
      <LabelledControl id={`${id}-details`} label="Glove details" required problem={problems.gloveDetails}>
        <textarea
          id={`${id}-details`}
          rows={2}
          disabled={locked}
          placeholder="Maker, model, size, hand"
          value={glove.gloveDetails}
          onChange={(event) => onChange({ ...glove, gloveDetails: event.target.value })}
        />
      </LabelledControl>
      <LabelledControl id={`${id}-instructions`} label="Special instructions">
        <textarea
          id={`${id}-instructions`}
          rows={2}
          disabled={locked}
          value={glove.specialInstructions ?? ''}
          onChange={(event) => onChange({ ...glove, specialInstructions: event.target.value || null })}
        />
      </LabelledControl>
      <div>
        <span className="field-label">Photos</span>
        {problems.gloveImages && <p className="shop-problem">{problems.gloveImages}</p>}
        <PictureList
          label={`Photos of glove ${number}`}
          pictures={[...new Set(glove.gloveImages)]}
          locked={locked}
          max={PHOTO_LIMITS.maxFiles}
          onChange={(gloveImages) => onChange({ ...glove, gloveImages })}
        />
      </div>
    </li>
  );
}

type Choice = Pick<GloveCard, 'glove' | 'catalogue' | 'locked' | 'onChange'> & {
  id: string;
  problem?: string;
};

/** An order keeps a service that the shop no longer offers. */
function GloveService({ id, glove, catalogue, problem, locked, onChange }: Choice) {
  const offered = catalogue.services.filter((service) => service.active);
  const isOffered = offered.some((service) => service.id === glove.serviceId);

  const choose = (serviceId: string) => {
    const service = offered.find((entry) => entry.id === serviceId);
    // A glove whose service is no longer offered keeps the price it was ordered at.
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

/** Only a relacing asks for a lace color (rule 3.2), but a stored color is always shown. */
function GloveLaceColor({ id, glove, catalogue, problem, locked, onChange }: Choice) {
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

interface LabelledControl {
  id: string;
  label: string;
  required?: boolean;
  problem?: string;
  children: ReactNode;
}

function LabelledControl({ id, label, required, problem, children }: LabelledControl) {
  return (
    <div className={problem ? 'shop-control error' : 'shop-control'}>
      <FieldLabel htmlFor={id} label={label} required={required} />
      <div className="shop-control__wrap">
        {problem && <FieldError path={id} message={problem} showError />}
        {children}
      </div>
    </div>
  );
}
