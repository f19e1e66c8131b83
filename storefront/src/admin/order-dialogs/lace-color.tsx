import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { color } from '../../ui/tokens';

const Root = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
`;

const Swatch = styled.span`
  flex: none;
  width: 20px;
  height: 20px;
  border: 1px solid ${color.lineStrong};
  border-radius: 50%;
`;

interface LaceColorProps {
  id: string;
  laceColors: readonly LaceColorView[] | undefined;
}

/** A lace color by its name; by its id where the name is not to be had. */
export function LaceColor({ id, laceColors }: LaceColorProps) {
  const found = laceColors?.find((laceColor) => laceColor.id === id);
  if (!found) return <>{laceColors ? 'Unknown color' : `Color ${id.slice(0, 8)}`}</>;
  return (
    <Root>
      <Swatch style={{ backgroundColor: found.hexColor }} aria-hidden />
      {found.name}
    </Root>
  );
}
