import { messageOf } from '../api/client';
import { LoadFailed } from '../ui/load-failed';
import * as texts from './notices-texts';

/** Shown if loading failed and the server gave no reason. */
export const NOT_REACHED = texts.weCouldntReachShop;

interface NotLoadedProps {
  /** The title: "The orders didn't load". */
  title: string;
  query: { error: Error | null; refetch: () => unknown };
  /** The text if the server gave none. */
  words?: string;
}

/** Shows why loading failed, with a retry button. */
export function NotLoaded({ title, query: { error, refetch }, words = NOT_REACHED }: NotLoadedProps) {
  return (
    <LoadFailed title={title} onRetry={() => refetch()}>
      {messageOf(error, words)}
    </LoadFailed>
  );
}
