import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, font, motion, space } from './tokens';

/** Scrolls sideways when the tabs need more room than there is. */
const List = styled(Radix.List)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  border-bottom: 2px solid ${color.line};
  scrollbar-width: thin;
`;

const Trigger = styled(Radix.Trigger)`
  flex: none;
  min-height: 48px;
  padding: 8px 16px;
  border: 0;
  border-bottom: 3px solid transparent;
  background: transparent;
  color: ${color.muted};
  font-family: ${font.display};
  font-size: 1.1875rem;
  font-weight: 600;
  letter-spacing: 0.03em;
  transition: color ${motion.quick};
  &:hover {
    color: ${color.text};
  }
  &[data-state='active'] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Panel = styled(Radix.Content)`
  min-width: 0;
  padding-top: ${space[2]};
`;

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onValueChange: (id: Id) => void;
  /** The panel of the tab that is chosen. */
  children: ReactNode;
}

/** Tabs with one open panel; arrow keys move between tabs. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-tab="${value}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find(({ id }) => id === chosen);
        if (tab) onValueChange(tab.id);
      }}
    >
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id} data-tab={tab.id}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      <Panel value={value} tabIndex={-1}>
        {children}
      </Panel>
    </Radix.Root>
  );
}
