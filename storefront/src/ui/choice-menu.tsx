import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useEscapeLayer } from './escape-layers';
import { color, font, layer, media, motion, radius, shadow } from './tokens';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Trigger = styled(Radix.Trigger)`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  min-height: 44px;
  padding: 6px 10px 6px 14px;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.field};
  background: ${color.raised};
  color: ${color.text};
  line-height: 1.2;
  white-space: nowrap;
  transition: border-color ${motion.quick};
  &:hover,
  &[data-state='open'] {
    border-color: ${color.accent};
  }
  svg {
    flex: none;
    color: ${color.muted};
  }
`;

const List = styled(Radix.Content)`
  z-index: ${layer.dialog};
  min-width: 200px;
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  animation: ${appear} ${motion.quick};
`;

const Choice = styled(Radix.RadioItem)`
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

const Title = styled(Radix.Label)`
  padding: 4px 12px 6px 8px;
  color: ${color.muted};
  font-size: ${font.small};
`;

interface ChoiceMenuProps<Value extends string> {
  /** What is chosen, as screen readers hear it: 'Status of order 3F2A91C4'. */
  label: string;
  /** Not among the options when the stored value is unknown. */
  value: string;
  options: readonly { value: Value; label: string }[];
  /** Called only when the value changes. */
  onChoose: (value: Value) => void;
  /** What the button shows; part of the label, for voice control. */
  children: ReactNode;
}

/**
 * A choice that takes effect at once. Unlike in a native select, arrow keys choose nothing before Enter. The menu is rendered
 * in place, so that screen readers find it beside its button.
 */
export function ChoiceMenu<Value extends string>({
  label,
  value,
  options,
  onChoose,
  children,
}: ChoiceMenuProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  useEscapeLayer(isOpen, () => setOpen(false));
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Trigger aria-label={label}>
        {children}
        <ChevronDown size={18} strokeWidth={2} aria-hidden />
      </Trigger>
      <List align="end" sideOffset={4} collisionPadding={12}>
        <Title>{label}</Title>
        <Radix.RadioGroup
          value={value}
          onValueChange={(chosen) => {
            const option = options.find((offered) => offered.value === chosen);
            if (option && option.value !== value) onChoose(option.value);
          }}
        >
          {options.map((option) => (
            <Choice key={option.value} value={option.value}>
              <span>
                <Radix.ItemIndicator>
                  <Check size={18} strokeWidth={2} aria-hidden />
                </Radix.ItemIndicator>
              </span>
              {option.label}
            </Choice>
          ))}
        </Radix.RadioGroup>
      </List>
    </Radix.Root>
  );
}
