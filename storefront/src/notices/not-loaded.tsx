import { messageOf } from '../api/client';
import { LoadFailed } from '../ui/load-failed';
import * as texts from './notices-texts';

/** Shown if something didn't load and the server gave no reason. */
export const NOT_REACHED = texts.weCouldntReachShop;

interface NotLoadedProps {
  /** What did not load: 'The orders did not load'. */
  title: string;
  query: { error: Error | null; refetch: () => unknown };
  /** Where the server said nothing. */
  words?: string;
}

/** Says why a read failed, with a button to try again. */
export function NotLoaded({ title, query: { error, refetch }, words = NOT_REACHED }: NotLoadedProps) {
  return (
    <LoadFailed title={title} onRetry={() => refetch()}>
      {messageOf(error, words)}
    </LoadFailed>
  );
}
