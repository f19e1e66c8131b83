import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button';

const OwnWidth = styled(Button)`
  justify-self: start;
`;

/** A secondary button with an icon, as wide as its text. */
export function ActionButton({
  icon: Icon,
  children,
  ...button
}: ComponentProps<typeof Button> & { icon: LucideIcon }) {
  return (
    <OwnWidth variant="secondary" {...button}>
      <Icon size={button.size === 'sm' ? 18 : 20} />
      {children}
    </OwnWidth>
  );
}
