import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { isLaceOutOfStock, RESTOCK_DAYS } from '#domain/orders/ready-by';
import { Muted } from '../ui/arrange';
import { color, font, frame, motion } from '../ui/tokens';
import * as texts from './order-texts';
import { ROOMY } from './wizard-layout';

const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: 8px;
  padding: 0;
  font-weight: 600;
  line-height: 1.3;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: 8px;
  ${ROOMY} {
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  }
`;

const Swatch = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  min-width: 0;
  overflow: hidden;
  ${frame('raised', 'lineStrong', 'field', '1.5px')}
  cursor: pointer;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.accent};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: 0 0 0 2px ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    width: 100%;
    height: auto;
    /* Chalk in either theme: tan and brown would be lost on leather. */
    background: var(--chalk);
  }
`;

const Text = styled.span`
  display: grid;
  gap: 2px;
  padding: 5px 4px 6px;
  font-size: 0.875rem;
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-family: ${font.display};
  font-size: 1rem;
  font-weight: 600;
`;

interface LaceSwatchesProps {
  laceColors: readonly LaceColorView[];
  value: string;
  onChange: (id: string) => void;
  undyed: string;
}

/** The lace colors as pictures. They and the list of names show the same choice. */
export function LaceSwatches({ laceColors, value, onChange, undyed }: LaceSwatchesProps) {
  const name = useId();
  const grid = useRef<HTMLDivElement>(null);
  const applyEarlyChoice = useEffectEvent(() => {
    const selectedId = grid.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (selectedId !== undefined && selectedId !== value) queueMicrotask(() => onChange(selectedId));
  });
  // Applies a choice that was made before hydration.
  useEffect(() => applyEarlyChoice(), []);
  const swatch = (id: string, label: string, lace: string, inventory?: number) => (
    <Swatch key={id}>
      <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
      <Strand lace={lace} />
      <Text>
        <Name>{label}</Name>
        {inventory !== undefined && <Stock inventory={inventory} />}
      </Text>
    </Swatch>
  );
  return (
    <Group>
      <Legend>{texts.pickItByEye}</Legend>
      <Grid ref={grid}>
        {swatch('', texts.noPreference, undyed)}
        {laceColors.map((one) => swatch(one.id, one.name, one.hexColor, one.inventory))}
      </Grid>
    </Group>
  );
}

function Stock({ inventory }: { inventory: number }) {
  if (!isLaceOutOfStock(inventory)) return <Muted as="span">{texts.inStock(inventory)}</Muted>;
  return (
    <>
      <Muted as="span">{inventory === 0 ? texts.soldOut : texts.countLeft(inventory)}</Muted>
      <Muted as="span">{texts.addsDays(RESTOCK_DAYS.min, RESTOCK_DAYS.max)}</Muted>
    </>
  );
}

const STRAND = 'M-4 16C12 2 26 30 42 16S76 2 92 16';

function Strand({ lace }: { lace: string }) {
  return (
    <svg viewBox="0 0 88 32" aria-hidden="true" fill="none">
      {/* White is visible on chalk because of the dark edge. Black is visible because of the gloss. */}
      <path d={STRAND} stroke="var(--leather-deep)" strokeWidth={15} />
      <path d={STRAND} stroke={lace} strokeWidth={12} />
      <path d={STRAND} stroke="var(--leather-light)" strokeWidth={2} opacity={0.85} />
    </svg>
  );
}
