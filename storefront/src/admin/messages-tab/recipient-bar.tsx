import { useId } from 'react';
import styled from 'styled-components';
import { formatCount } from '#domain/wire/money';
import { Cluster, Muted } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { AllRowsCheckbox } from '../../ui/row-selection';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './messages-tab-texts';

const All = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  label {
    padding-block: 8px;
    font-weight: 600;
  }
`;

const Clear = styled(Button)`
  padding-inline: 12px;
  margin-inline: -12px;
`;

interface RecipientBarProps {
  reachable: number;
  selectedHere: number;
  unreachable: number;
  selected: number;
  onSelectAll: (isSelected: boolean) => void;
  onClear: () => void;
}

/** Selects everyone on the list, on all pages. */
export function RecipientBar(props: RecipientBarProps) {
  const { reachable, selectedHere, unreachable, selected, onSelectAll, onClear } = props;
  const id = useId();
  return (
    <>
      <Cluster $gap="8px 24px" $align="center" style={{ minHeight: 48, paddingInline: 12 }}>
        <All>
          <AllRowsCheckbox
            id={id}
            selected={selectedHere}
            total={reachable}
            disabled={reachable === 0}
            onSelectAll={onSelectAll}
          />
          <label htmlFor={id}>{texts.selectAll(formatCount(reachable))}</label>
        </All>
        <Muted $numeric role="status">
          {texts.selectedCount(formatCount(selected))}
          {unreachable > 0 && texts.unsubscribedLeftOut(formatCount(unreachable))}
        </Muted>
        {selected > 0 && (
          <Clear variant="ghost" onClick={onClear}>
            {sharedTexts.clearSelection}
          </Clear>
        )}
      </Cluster>
      {unreachable > 0 && (
        <Muted $max="80ch" style={{ paddingInline: 12 }}>
          {texts.unsubscribedHint}
        </Muted>
      )}
    </>
  );
}
