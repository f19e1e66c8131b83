import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Cluster } from '../../ui/arrange';
import { Button } from '../../ui/button';
import { color, layer, space } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { UnsavedQuestion } from '../../ui/unsaved-changes';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './settings-texts';

export const WIDE = '(min-width: 1100px)';

/** A form with its preview, if there's room for it. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-items: start;
  @media ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 480px);
  }
`;

const Bar = styled(Cluster)`
  position: sticky;
  bottom: 0;
  z-index: ${layer.dock};
  padding-block: 12px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.raised};
`;

interface SaveBarProps {
  dirty: boolean;
  busy: boolean;
  question: { stay: () => void; discard: () => void } | null;
  reset: () => void;
  children?: ReactNode;
}

/** Buttons that save or undo a form's changes. Asks before changes are lost. */
export function SaveBar({ dirty, busy, question, reset, children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // The button that has the focus goes away.
  const stayHere = (then: () => void) => () => {
    bar.current?.focus();
    then();
  };
  return (
    <Bar ref={bar} tabIndex={-1} $gap="12px" $align="center">
      {question ? (
        <UnsavedQuestion
          stay={stayHere(question.stay)}
          discard={() => {
            // The button goes away with its form.
            bar.current?.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
            reset();
            question.discard();
          }}
        >
          {uiTexts.typedIsntSaved}
        </UnsavedQuestion>
      ) : (
        <>
          <Button type="submit" disabled={!dirty} busy={busy} busyText={uiTexts.saving}>
            {sharedTexts.saveChanges}
          </Button>
          {dirty && (
            <Button variant="ghost" disabled={busy} onClick={stayHere(reset)}>
              {texts.undoChanges}
            </Button>
          )}
          {children}
        </>
      )}
    </Bar>
  );
}
