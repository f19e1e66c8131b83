import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, font, media, motion, space } from './tokens';

const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  border-bottom: 2px solid ${color.line};
  ${media.phone} {
    flex-wrap: wrap;
  }
`;

const List = styled(Radix.List)`
  display: flex;
  flex: 1 1 auto;
  gap: 4px;
  min-width: 0;
  margin-bottom: -2px;
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: ${color.lineStrong} transparent;
  ${media.phone} {
    flex-basis: 100%;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  &:empty {
    display: none;
  }
  ${media.phone} {
    flex: 1 0 100%;
    flex-wrap: wrap;
    padding-block: 8px;
    > * {
      flex: 1 0 auto;
      max-width: 100%;
    }
  }
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
  padding-top: ${space[1]};
`;

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onValueChange: (id: Id) => void;
  /** Called when a tab may be about to open: a pointer or the focus is on it. */
  onNear: (id: Id) => void;
  /** The open tab's buttons, at the end of the line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Tabs with one open panel. Arrow keys move between them. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onValueChange,
  onNear,
  actions,
  children,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const selectedTab = list.current?.querySelector(`[data-tab="${value}"]`);
    selectedTab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <Radix.Root
      value={value}
      onValueChange={(selectedTab) => {
        const tab = tabs.find(({ id }) => id === selectedTab);
        if (tab) onValueChange(tab.id);
      }}
    >
      <Line>
        <List ref={list} aria-label={label}>
          {tabs.map((tab) => (
            <Trigger
              key={tab.id}
              value={tab.id}
              data-tab={tab.id}
              onPointerEnter={() => onNear(tab.id)}
              onFocus={() => onNear(tab.id)}
            >
              {tab.label}
            </Trigger>
          ))}
        </List>
        <Actions>{actions}</Actions>
      </Line>
      <Panel value={value} tabIndex={-1}>
        {children}
      </Panel>
    </Radix.Root>
  );
}
