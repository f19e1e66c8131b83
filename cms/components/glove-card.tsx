'use client';
import { Button } from '@payloadcms/ui';
import type { StoredOrderItem } from '#domain/orders/order-contract';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { formatDollars } from '#domain/wire/money';
import type { GloveProblems } from './edited-glove';
import { GloveLaceColor } from './glove-lace-color';
import { GloveService } from './glove-service';
import { LabelledControl } from './labelled-control';
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

/** One glove of an order. */
export function GloveCard({ glove, number, catalogue, problems, locked, onChange, onRemove }: GloveCard) {
  const id = `glove-${glove.id}`;
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
        <GloveService
          id={`${id}-service`}
          glove={glove}
          catalogue={catalogue}
          problem={problems.serviceId}
          locked={locked}
          onChange={onChange}
        />
        <GloveLaceColor
          id={`${id}-lace`}
          glove={glove}
          catalogue={catalogue}
          problem={problems.laceColorId}
          locked={locked}
          onChange={onChange}
        />
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
