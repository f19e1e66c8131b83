import { Suspense } from 'react';
import styled from 'styled-components';
import { loadable } from '../first-paint/loadable';
import { ErrorBoundary } from '../ui/error-boundary';
import { color } from '../ui/tokens';
import { useOpened } from '../ui/use-opened';
import * as texts from './questions-texts';

const QuestionDialog = loadable(async () => (await import('./question-dialog')).QuestionDialog);

/** It doesn't stand out, because the step has another main action. */
const Ask = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-weight: 600;
  text-align: left;
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  text-underline-offset: 4px;
  &:hover {
    color: ${color.accent};
  }
`;

/** Asks the shop what a glove needs (rule 17.1). */
export function AskShop() {
  const { what, open, close } = useOpened('question');
  return (
    <div>
      <Ask type="button" aria-haspopup="dialog" onClick={() => open()}>
        {texts.notSureWhatItNeeds}
      </Ask>
      {what !== null && (
        <ErrorBoundary contentKey={what} fallback={<p role="alert">{NOT_LOADED}</p>}>
          <Suspense>
            <QuestionDialog onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

const NOT_LOADED = texts.questionFormDidntLoad;
