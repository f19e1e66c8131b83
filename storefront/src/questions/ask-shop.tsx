import { lazy, Suspense } from 'react';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary';
import { useOpened } from '../ui/use-opened';

// Who asks nothing does without the form.
const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog')).QuestionDialog }));

/** The way to ask the shop what a glove needs (rule 17.1). */
export function AskShop() {
  const { what, open, close } = useOpened('question');
  return (
    <div>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => open()}>
        Not sure what it needs?
      </Button>
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

const NOT_LOADED = 'The question form did not load. Check your connection and reload the page.';
