import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { barItem } from './bar-item';
import { space } from './tokens';
import { useStrip } from './use-strip';

const List = styled(Radix.List)`
  display: flex;
  flex: 0 1 auto;
  min-width: 0;
  /* Tabs that don't fit scroll sideways. */
  overflow-x: auto;
  scrollbar-width: none;
`;

const Trigger = styled(Radix.Trigger)`
  ${barItem}
`;

const Panel = styled(Radix.Content)`
  min-width: 0;
  padding-top: ${space.half};
`;

export interface TabRootProps<Id extends string> {
  tabs: readonly { id: Id }[];
  value: Id;
  onValueChange: (id: Id) => void;
  children: ReactNode;
}

/** Holds a tab bar and the open tab's panel, which may be far apart. */
export function TabRoot<Id extends string>({ tabs, value, onValueChange, children }: TabRootProps<Id>) {
  return (
    <Radix.Root
      asChild
      value={value}
      onValueChange={(selectedTab) => {
        const tab = tabs.find(({ id }) => id === selectedTab);
        if (tab) onValueChange(tab.id);
      }}
    >
      {children}
    </Radix.Root>
  );
}

export interface TabBarProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onNear: (id: Id) => void;
}

/** The tabs. Arrow keys move between them. */
export function TabBar<Id extends string>({ label, tabs, value, onNear }: TabBarProps<Id>) {
  const list = useStrip<HTMLDivElement>(value);
  return (
    <List ref={list} aria-label={label}>
      {tabs.map((tab) => (
        <Trigger
          key={tab.id}
          value={tab.id}
          onPointerEnter={() => onNear(tab.id)}
          // The focus opens the tab. Radix would open it again, so Back would need two steps, and the mouse would get a focus ring.
          onMouseDown={(event) => {
            const { button, ctrlKey, currentTarget } = event;
            if (button !== 0 || ctrlKey || currentTarget === document.activeElement) return;
            event.preventDefault();
            currentTarget.focus({ focusVisible: false });
          }}
          onFocus={() => onNear(tab.id)}
        >
          {tab.label}
        </Trigger>
      ))}
    </List>
  );
}

export function TabPage({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Panel value={value} tabIndex={-1}>
      {children}
    </Panel>
  );
}
