import styled from 'styled-components';
import { TabBar, type TabBarProps, TabPage, TabRoot, type TabRootProps } from './tabs';
import { color } from './tokens';

const Line = styled.div`
  border-bottom: 2px solid ${color.line};
`;

interface TabbedPanelProps<Id extends string> extends TabBarProps<Id>, TabRootProps<Id> {
  tabs: readonly { id: Id; label: string }[];
}

export function TabbedPanel<Id extends string>({
  label,
  tabs,
  value,
  onNear,
  onValueChange,
  children,
}: TabbedPanelProps<Id>) {
  return (
    <TabRoot tabs={tabs} value={value} onValueChange={onValueChange}>
      <div>
        <Line>
          <TabBar label={label} tabs={tabs} value={value} onNear={onNear} />
        </Line>
        <TabPage value={value}>{children}</TabPage>
      </div>
    </TabRoot>
  );
}
