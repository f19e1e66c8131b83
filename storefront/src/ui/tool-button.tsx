import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button';

interface ToolButtonProps extends ComponentProps<typeof IconButton> {
  icon: LucideIcon;
  /** Its name for screen readers. */
  label: string;
  iconSize?: number;
}

/** A row's button with an icon alone. */
export function ToolButton({ icon: Icon, label, iconSize = 20, ...button }: ToolButtonProps) {
  return (
    <IconButton aria-label={label} {...button}>
      <Icon size={iconSize} />
    </IconButton>
  );
}
