import styled from 'styled-components';
import { color, radius, space } from './tokens';

const Chalk = styled.span<{ $side: number }>`
  flex: none;
  display: inline-block;
  width: ${({ $side }) => $side}px;
  height: ${({ $side }) => $side}px;
  border: ${({ $side }) => Math.round($side / 6)}px solid var(--chalk);
  border-radius: ${radius.field};
  background-clip: padding-box;
  box-shadow:
    0 0 0 1px ${color.lineStrong},
    inset 0 0 0 1px rgb(42 30 22 / 30%);
`;

interface LaceSwatchProps {
  /** '#rrggbb'. */
  hexColor: string;
  /** In px. */
  side: number;
  label?: string;
}

/** A lace's color on chalk, because tan and brown would disappear on leather. */
export function LaceSwatch({ hexColor, side, label }: LaceSwatchProps) {
  return (
    <Chalk
      $side={side}
      style={{ backgroundColor: hexColor }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}

const Named = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
`;

export function NamedLace({ name, hexColor }: { name: string; hexColor: string }) {
  return (
    <Named>
      <LaceSwatch hexColor={hexColor} side={24} />
      {name}
    </Named>
  );
}
