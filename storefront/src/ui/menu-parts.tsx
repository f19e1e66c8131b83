import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, font, frame, layer, media, motion, radius, shadow } from './tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

export const MenuList = styled(Radix.Content)`
  z-index: ${layer.dialog};
  min-width: 200px;
  padding: 6px;
  /* It's drawn inside its trigger's cell, which may be aligned to the right. */
  text-align: left;
  ${frame('raised')}
  box-shadow: ${shadow.high};
  animation: ${appear} ${motion.quick};
  /* With reduced motion, Radix would wait for the end of an animation that's long over. */
  &[data-state='closed'] {
    animation: none;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 8px;
  align-items: center;
  min-height: 40px;
  padding: 6px 12px 6px 8px;
  border-radius: ${radius.field};
  cursor: pointer;
  ${media.touch} {
    min-height: 48px;
  }
  &[data-highlighted] {
    background: ${color.accentSoft};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
  &[data-state='checked'] {
    font-weight: 600;
  }
`;

export const RadioRow = styled(Radix.RadioItem)`
  ${row}
`;

export const CheckboxRow = styled(Radix.CheckboxItem)`
  ${row}
`;

/** The text of a row. If it's chosen, it has a checkmark. */
export function RowLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <span>
        <Radix.ItemIndicator>
          <Check size={18} />
        </Radix.ItemIndicator>
      </span>
      {children}
    </>
  );
}

export const MenuTitle = styled(Radix.Label)`
  padding: 4px 12px 6px 8px;
  color: ${color.muted};
  font-size: ${font.small};
`;
