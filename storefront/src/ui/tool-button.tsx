import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button';

interface ToolButtonProps extends ComponentProps<typeof IconButton> {
  icon: LucideIcon;
  label: string;
  iconSize?: number;
}

export function ToolButton({ icon: Icon, label, iconSize = 20, ...button }: ToolButtonProps) {
  return (
    <IconButton aria-label={label} {...button}>
      <Icon size={iconSize} />
    </IconButton>
  );
}
