import type { LucideIcon } from 'lucide-react';
import { css, type RuleSet } from 'styled-components';
import type { Column } from '../../ui/data-table';
import { ToolButton } from '../../ui/tool-button';
import * as uiTexts from '../../ui/ui-texts';

interface RowTool<Row> {
  icon: LucideIcon;
  label: (row: Row) => string;
  title?: string;
  onOpen: (id: string) => void;
  look?: RuleSet;
}

export const toolColumn = <Row extends { id: string }>(tool: RowTool<Row>): Column<Row> => ({
  name: uiTexts.actions,
  at: 'tools',
  number: true,
  look: css`
    width: 1%;
    padding: 0;
    > button {
      margin-left: auto;
    }
    ${tool.look}
  `,
  cell: (row) => (
    <ToolButton
      icon={tool.icon}
      label={tool.label(row)}
      title={tool.title}
      aria-haspopup="dialog"
      onClick={() => tool.onOpen(row.id)}
    />
  ),
});
